import { useMemo } from 'react';
import { stringParts } from '../string-parts';
import { DETAIL_LENGTH } from './diff-sides';
import { useWords } from '../use-words';
import styles from './tree.module.css';

/** Two strings with what changed in them, character by character; long equal parts are left out. */
export function TextValues({ left, right }: { left: string; right: string }) {
  const words = useWords();
  const parts = useMemo(() => stringParts(left, right), [left, right]);
  const show = (side: 'left' | 'right') =>
    parts.map((part, i) => {
      if (part.omitted !== undefined) {
        return (
          <span key={i}>
            {part.left}
            <span className="meta">{words.omitted(part.omitted)}</span>
            {part.right}
          </span>
        );
      }
      const text = part[side];
      if (part.isSame) return <span key={i}>{text}</span>;
      if (text === '') return null;
      const rest = text.length - DETAIL_LENGTH;
      const shown = (
        <>
          {visibleBlanks(rest > 0 ? text.slice(0, DETAIL_LENGTH) : text)}
          {rest > 0 ? <span className="meta">{words.rest(rest)}</span> : null}
        </>
      );
      return side === 'left' ? <del key={i}>{shown}</del> : <ins key={i}>{shown}</ins>;
    });
  return (
    <div className={styles.values}>
      {(['left', 'right'] as const).map((side) => (
        <div key={side} role="group" className={styles.value} aria-label={words[side]}>
          <h3>{words[side]}</h3>
          {/* It scrolls, so it must be within reach of the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{show(side)}</pre>
        </div>
      ))}
    </div>
  );
}

const SIGNS: Readonly<Record<string, string>> = { ' ': '␣', '\t': '⇥', '\n': '↵\n', '\r': '␍' };

/** White space that changed must be seen; other characters without a look of their own are shown by their number. */
function visibleBlanks(text: string): string {
  return text.replaceAll(/[ \t\n\r]|(?! )[\p{Zs}\p{Cf}\p{Cc}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return SIGNS[character] ?? `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
  });
}
