import { fromHex } from '../../lib/hex';
import { asn1Lines } from './asn1-lines';
import styles from './view.module.css';

/** The elements of some bytes, given in hex. */
export function Asn1Outline({ bytes, label }: { bytes: string; label: string }) {
  const read = fromHex(bytes);
  const text = read.ok ? asn1Lines(read.value).join('\n') : bytes;
  return (
    // It scrolls sideways, so the keyboard has to get there.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.printed} tabIndex={0} role="region" aria-label={label}>
      {text}
    </pre>
  );
}
