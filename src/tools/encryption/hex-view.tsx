import { hexDump } from '../../lib/hex';
import { LineView } from '../../ui/line-view/line-view';
import styles from './view.module.css';

/** Bytes as a hex dump. */
export function HexView({ bytes, label }: { bytes: Uint8Array; label: string }) {
  return (
    <div className={styles.lines}>
      <LineView text={hexDump(bytes)} label={label} />
    </div>
  );
}
