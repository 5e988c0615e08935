import { beginning } from '../../lib/jwt/visible';
import styles from './token-parts.module.css';

/** More of a part than this is not shown. */
const SHOWN = 600;

/** The parts of a JWS in compact form, in their order. */
const KINDS = ['header', 'payload', 'signature'] as const;

export interface TokenPartsProps {
  /** What they are parts of, for those who do not see. */
  label: string;
  names: { readonly [K in (typeof KINDS)[number]]: string };
  /** The parts between the dots. Those after the third have no name of their own. */
  parts: readonly string[];
  /** Only the first is what its name says, as of an encrypted token. */
  onlyHeader?: boolean;
}

/** A token with its parts in colours; their names stand above it in the same colours. */
export function TokenParts({ label, names, parts, onlyHeader = false }: TokenPartsProps) {
  const kinds = onlyHeader ? KINDS.slice(0, 1) : KINDS;
  return (
    <section className={styles.parts} aria-label={label}>
      <ul className={styles.legend}>
        {kinds.map((kind) => (
          <li key={kind} data-part={kind}>
            {names[kind]}
          </li>
        ))}
      </ul>
      <p className={styles.token} dir="ltr">
        {parts.map((part, index) => (
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
