import { useState } from 'react';
import { Badge } from '../../ui/badge/badge';
import { CopyIcon } from '../../ui/copy/copy-icon';
import type { Entry } from './commands';
import { fillCommand, filledText, type Values } from './placeholders';
import { useWords } from './use-words';
import styles from './view.module.css';

const KINDS = { history: 'warn', discards: 'bad', remote: 'new' } as const;

/** One command with the visitor's names in it, what it does, and what it does besides. */
export function CommandLine({ entry: { command, effects }, values }: { entry: Entry; values: Values }) {
  const words = useWords();
  const [isWarned, setWarned] = useState(false);
  const text = filledText(command, values);
  return (
    <li className={styles.command}>
      <div className={styles.text}>
        <code>
          {fillCommand(command, values).map((piece, index) => (
            <span key={index} data-filled={piece.of ? '' : undefined}>
              <Unbroken text={piece.text} />
            </span>
          ))}
        </code>
        {effects.map((effect) => (
          <Badge key={effect} kind={KINDS[effect]}>
            {words.effects[effect]}
          </Badge>
        ))}
        <p>{words.descriptions[command]}</p>
        {isWarned ? (
          <p className={styles.warning} role="status">
            {words.warning}
          </p>
        ) : null}
      </div>
      <CopyIcon value={text} label={words.copy(text)} onClick={() => setWarned(effects.includes('discards'))} />
    </li>
  );
}

/** A text whose words stay whole, options such as `--no-edit` too. */
function Unbroken({ text }: { text: string }) {
  return text.split(/( +)/).map((part, index) =>
    part.trim() === '' ? (
      part
    ) : (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ),
  );
}
