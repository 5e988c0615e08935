import type { DecodedToken } from './decode';
import { beginning } from './shown';
import { useWords } from './use-words';
import styles from './view.module.css';

/** More of a part than this is only in the field. */
const SHOWN = 600;

const KINDS = ['header', 'payload', 'signature'] as const;

/** The token with its parts in colours; their names stand above it in the same colours. */
export function TokenParts({ token }: { token: DecodedToken }) {
  const words = useWords();
  const kinds = token.kind === 'encrypted' ? (['header'] as const) : KINDS;
  return (
    <section className={styles.parts} aria-label={words.parts}>
      <ul className={styles.legend}>
        {kinds.map((kind) => (
          <li key={kind} data-part={kind}>
            {words[kind]}
          </li>
        ))}
      </ul>
      <p className={styles.token} dir="ltr">
        {token.parts.map((part, index) => (
          <span key={index} data-part={kinds[index]}>
            {index > 0 ? <span className={styles.dot}>.</span> : null}
            {beginning(part, SHOWN)}
            {part.length > SHOWN ? '…' : null}
          </span>
        ))}
      </p>
    </section>
  );
}
