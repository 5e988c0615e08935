import type { Part } from '../../lib/iban/check';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The IBAN in groups of four, each character in the colour of what it is, and what the colours mean. */
export function Ruler({ parts }: { parts: readonly Part[] }) {
  const words = useWords();
  const characters = parts.flatMap(({ role, text }) => [...text].map((character) => ({ role, character })));
  const groups = Array.from({ length: Math.ceil(characters.length / 4) }, (_, index) =>
    characters.slice(index * 4, index * 4 + 4),
  );
  const roles = [...new Set(parts.map(({ role }) => role))];
  const places = (wanted: Part['role']) =>
    parts
      .filter(({ role }) => role === wanted)
      .map(({ from, text }) => (text.length === 1 ? String(from) : `${from}–${from + text.length - 1}`))
      .join(', ');

  return (
    <div className={styles.ruler} role="group" aria-label={words.parts}>
      {/* What it shows stands in the rows below, for those who do not see. */}
      <div className={styles.groups} aria-hidden>
        {groups.map((group, index) => (
          <span key={index} className={styles.group}>
            {group.map(({ role, character }, at) => (
              <span key={at} data-role={role}>
                {character}
              </span>
            ))}
          </span>
        ))}
      </div>
      <ul className={styles.legend}>
        {roles.map((role) => (
          <li key={role} data-role={role}>
            {words.roles[role]} <span className="meta">{places(role)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
