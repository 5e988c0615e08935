import { excerptWithCaret } from '../../lib/excerpt';
import styles from './view.module.css';

/** So many characters of a pattern are shown around the caret. */
const WIDTH = 48;

/** A pattern around the place where it is wrong, which stands in UTF-16 units. The field's message says the same for ears. */
export function Caret({ pattern, at }: { pattern: string; at: number }) {
  return (
    <pre className={styles.caret} aria-hidden>
      {excerptWithCaret(pattern, at, WIDTH)}
    </pre>
  );
}
