import { Button } from '../../ui/button/button';
import { CHEAT_SHEET } from './cheat-sheet';
import type { Language } from './language';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Its expressions, a line each. */
export const sheetText = (language: Language) => CHEAT_SHEET[language].map(([, one]) => one).join('\n');

/** Expressions of a language with what they give; each can be tried. */
export function Sheet({ language, onTry }: { language: Language; onTry: (expression: string) => void }) {
  const words = useWords();
  return (
    <div className={styles.sheet}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.means}</th>
            <th scope="col">{words.example}</th>
            <th scope="col">{words.useIt}</th>
          </tr>
        </thead>
        <tbody>
          {CHEAT_SHEET[language].map(([means, expression]) => (
            <tr key={expression}>
              <th scope="row">{words.entries[means]}</th>
              <td>
                <code>{expression}</code>
              </td>
              <td>
                <Button size="small" aria-label={`${words.useIt}: ${expression}`} onClick={() => onTry(expression)}>
                  {words.useIt}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
