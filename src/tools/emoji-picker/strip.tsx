import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { nameOf } from './emoji-name';
import type { TonedEmoji } from './emoji-set';
import type { EmojiNames } from './search';
import { moveOf } from './sections';
import type { EmojiData } from './use-emoji-data';
import { useWords } from './use-words';
import styles from './view.module.css';

interface StripProps {
  label: string;
  /** The emojis, of which those that are known are shown. */
  texts: readonly string[];
  data: EmojiData;
  onCopy: (toned: TonedEmoji) => void;
  /** A button at the end. */
  action?: ReactNode;
}

/** A few emojis in a line, one stop of the tab key; a click or Enter copies as in the grid. Nothing while there are none. */
export function Strip({ label, texts, data, onCopy, action }: StripProps) {
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const emojis = texts.flatMap((text) => data.set.find(text) ?? []);
  const last = emojis.length - 1;
  const at = Math.min(current, last);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const places = new Map([
      ['left', at - 1],
      ['right', at + 1],
      ['row-start', 0],
      ['row-end', last],
    ]);
    const place = places.get(moveOf(event.key, false) ?? '');
    if (place === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, place));
    setCurrent(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const choose = (index: number, toned: TonedEmoji) => {
    setCurrent(index);
    onCopy(toned);
  };

  if (emojis.length === 0) return null;
  return (
    <div className={styles.strip}>
      <span className={styles.stripLabel} aria-hidden>
        {label}
      </span>
      {/* The keys are those of the buttons within, which have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="toolbar" aria-label={label} className={styles.stripList} onKeyDown={onKeyDown}>
        {emojis.map((toned, index) => (
          <EmojiButton
            key={toned.text}
            toned={toned}
            names={data.own}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(index, toned)}
          />
        ))}
      </div>
      {action}
    </div>
  );
}

interface EmojiButtonProps extends ComponentProps<'button'> {
  toned: TonedEmoji;
  names: EmojiNames;
  /** In place of its name. */
  label?: string | undefined;
}

/** An emoji among others in a line. */
export function EmojiButton({ toned, names, label, ...props }: EmojiButtonProps) {
  const words = useWords();
  const name = label ?? nameOf(toned, names, words);
  return (
    <button type="button" aria-label={name} title={name} className={styles.stripButton} {...props}>
      {toned.text}
    </button>
  );
}
