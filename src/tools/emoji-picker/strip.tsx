import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nameOf } from './emoji-name';
import type { TonedEmoji } from './emoji-set';
import type { EmojiNames } from './search';
import { moveOf } from './sections';
import styles from './view.module.css';

interface StripProps {
  label: string;
  emojis: readonly TonedEmoji[];
  names: EmojiNames;
  words: Parameters<typeof nameOf>[2];
  /** What stands there while there are none. */
  hint: string;
  onCopy: (toned: TonedEmoji) => void;
  /** A button at the end. */
  action?: ReactNode;
}

/** A few emojis in a line, one stop of the tab key; a click or Enter copies as in the grid. */
export function Strip({ label, emojis, names, words, hint, onCopy, action }: StripProps) {
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const at = Math.min(current, emojis.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const places = { left: at - 1, right: at + 1, 'row-start': 0, 'row-end': emojis.length - 1 };
    const move = moveOf(event.key, false);
    if (move === undefined || !(move in places)) return;
    event.preventDefault();
    // The line above has checked that the move is one of these.
    const next = Math.max(0, Math.min(emojis.length - 1, places[move as keyof typeof places]));
    setCurrent(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className={styles.strip}>
      <span className={styles.stripLabel} aria-hidden>
        {label}
      </span>
      {emojis.length === 0 ? (
        <span className={styles.stripHint}>{hint}</span>
      ) : (
        // The keys are those of the buttons within, which have the focus.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div ref={list} role="toolbar" aria-label={label} className={styles.stripList} onKeyDown={onKeyDown}>
          {emojis.map((toned, index) => {
            const name = nameOf(toned, names, words);
            return (
              <button
                key={toned.text}
                type="button"
                tabIndex={index === at ? 0 : -1}
                aria-label={name}
                title={name}
                className={styles.stripButton}
                onClick={() => {
                  setCurrent(index);
                  onCopy(toned);
                }}
              >
                {toned.text}
              </button>
            );
          })}
        </div>
      )}
      {emojis.length > 0 ? action : null}
    </div>
  );
}
