import { makePart, usePart } from '../../ui/part';
import type { EmojiSet } from './emoji-set';
import type { EmojiNames } from './search';
import { glyphOf, meaningOf, takeApart } from './sequence';
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
  return (
    <ol className={styles.sequence} aria-label={words.sequence}>
      {parts.map((part, at) => (
        <li key={at}>
          <span className={styles.partGlyph} aria-hidden>
            {glyphOf(part)}
          </span>
          <code>{part.codePoint}</code>
          <span className={styles.partName}>
            <span lang="en">{part.name}</span>
            <span className={styles.meaning}>{meaningOf(part, set, names, words)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
