import { makePart, usePart } from '../../ui/part';
import type { EmojiSet } from './emoji-set';
import type { EmojiNames } from './search';
import { letterOf, takeApart, type Part } from './sequence';
import { useWords } from './use-words';
import styles from './view.module.css';

const codePointNames = makePart(() => import('virtual:emojis/code-points'));
const NO_NAMES = {};

interface SequenceTableProps {
  text: string;
  set: EmojiSet;
  names: EmojiNames;
}

/** The characters of an emoji: each with its code point, Unicode's name, and what it does there. */
export function SequenceTable({ text, set, names }: SequenceTableProps) {
  const words = useWords();
  const unicodeNames = usePart(codePointNames, true);
  const parts = takeApart(text, unicodeNames?.default ?? NO_NAMES);
  /** What a part is in the visitor's language: the emoji it is by itself, or what it does to the others. */
  const meaning = (part: Part) => {
    const index = part.kind === 'sign' ? set.find(part.char)?.emoji.index : undefined;
    return (index === undefined ? undefined : names.names[index]) ?? words.part(part.kind, letterOf(part) ?? part.char);
  };
  return (
    <ol className={styles.sequence} aria-label={words.sequence}>
      {parts.map((part, at) => (
        <li key={at}>
          <span className={styles.partGlyph} aria-hidden>
            {part.kind === 'sign' || part.kind === 'skin-tone' || part.kind === 'hair' || part.kind === 'region'
              ? part.char
              : (letterOf(part) ?? '·')}
          </span>
          <code>{part.codePoint}</code>
          <span className={styles.partName}>
            <span lang="en">{part.name}</span>
            <span className={styles.meaning}>{meaning(part)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
