import { useMemo } from 'react';
import { stringParts, visibleBlanks, type StringPart } from '../string-parts';
import { useWords } from '../use-words';
import { DETAIL_LENGTH } from './diff-sides';
import { ValueBox } from './value-box';
import styles from './tree.module.css';

const SIDES = ['left', 'right'] as const;

/** Two strings with what changed in them, character by character; long equal parts are left out. */
export function TextValues({ left, right }: { left: string; right: string }) {
  const parts = useMemo(() => stringParts(left, right), [left, right]);
  return (
    <div className={styles.values}>
      {SIDES.map((side) => (
        <ValueBox key={side} side={side}>
          {parts.map((part, i) => (
            <Part key={i} part={part} side={side} />
          ))}
        </ValueBox>
      ))}
    </div>
  );
}

function Part({ part, side }: { part: StringPart; side: 'left' | 'right' }) {
  const words = useWords();
  if (part.omitted !== undefined) {
    return (
      <span>
        {part.left}
        <span className="meta">{words.omitted(part.omitted)}</span>
        {part.right}
      </span>
    );
  }
  const text = part[side];
  if (part.isSame) return <span>{text}</span>;
  if (text === '') return null;
  const rest = text.length - DETAIL_LENGTH;
  const Mark = side === 'left' ? 'del' : 'ins';
  return (
    <Mark>
      {visibleBlanks(rest > 0 ? text.slice(0, DETAIL_LENGTH) : text)}
      {rest > 0 ? <span className="meta">{words.rest(rest)}</span> : null}
    </Mark>
  );
}
