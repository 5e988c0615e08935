import { useRef, useState } from 'react';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { scan } from './operations';

export type ScanFault = 'noPicture' | 'noQr' | 'scanFailed';

/** Reads the QR code in a file; of several files the last one counts. */
export function useScan(
  onText: (text: string) => void,
): readonly [ScanFault | undefined, (file: File) => Promise<void>] {
  const toolId = useToolId();
  const [fault, setFault] = useState<ScanFault>();
  const latest = useRef<File>(undefined);

  async function read(file: File): Promise<ScanFault | { readonly text: string }> {
    const { openPicture, SCAN_SIDES } = await import('./picture-pixels');
    const picture = await openPicture(file);
    if (!picture) return 'noPicture';
    for (const side of SCAN_SIDES) {
      const taken = picture(side);
      if (!taken) return 'scanFailed';
      const { pixels, ...size } = taken;
      const found = await runOperation(scan, { pixels }, size, { toolId });
      if (found.ok) return { text: found.value };
    }
    return 'noQr';
  }

  async function take(file: File) {
    latest.current = file;
    setFault(undefined);
    const found = await read(file).catch((): ScanFault => 'scanFailed');
    if (latest.current !== file) return;
    if (typeof found === 'string') setFault(found);
    else onText(found.text);
  }
  return [fault, take];
}
