import { useMemo } from 'react';
import { hexDump } from '../../lib/hex';
import { LineView } from '../../ui/line-view/line-view';

/** The first bytes as a hex dump. */
export function HexDump({ bytes, limit, label }: { bytes: Uint8Array; limit: number; label: string }) {
  const dump = useMemo(() => hexDump(bytes, limit), [bytes, limit]);
  return <LineView text={dump} label={label} />;
}
