import { NONE, stringOf, valueSource } from '../../../lib/json/json-index';
import type { PathSide } from '../../../lib/json-diff/entry-path';
import { CopyButton } from '../../../ui/copy/copy-button';
import { makePart, usePart } from '../../../ui/part';
import { useWords } from '../use-words';
import { DETAIL_LENGTH, copiedValue, type DiffSides } from './diff-sides';
import { entryFacts, type EntryFacts } from './entry-facts';
import { ValueBox } from './value-box';
import styles from './tree.module.css';

/** Only for changed strings is there something to compare by characters. */
const textPart = makePart(() => import('./text-values'));

const SIDES = ['left', 'right'] as const;

/** Where the selected value is, what it is on both sides, what one may not see of that, and what can be copied. */
export function Details({ sides, entry }: { sides: DiffSides; entry: number }) {
  const words = useWords();
  const facts = entryFacts(sides, entry);
  const { nodes, isChangedText } = facts;
  const text = usePart(textPart, isChangedText);
  const copies = [
    ...(nodes.left === NONE ? [] : [{ label: words.copyLeft, value: () => copiedValue(sides.left.index, nodes.left) }]),
    ...(nodes.right === NONE
      ? []
      : [{ label: words.copyRight, value: () => copiedValue(sides.right.index, nodes.right) }]),
    { label: words.copyPath, value: facts.pointer },
    { label: words.copyJsonPath, value: facts.jsonPath },
  ];
  return (
    <div className={styles.details} role="group" aria-label={words.selected}>
      <Place facts={facts} />
      {isChangedText && text ? (
        <text.TextValues
          left={stringOf(sides.left.index, nodes.left)}
          right={stringOf(sides.right.index, nodes.right)}
        />
      ) : (
        <div className={styles.values}>
          {SIDES.map((side) => (
            <ValueBox key={side} side={side}>
              {nodes[side] === NONE ? null : <Source side={sides[side]} node={nodes[side]} />}
            </ValueBox>
          ))}
        </div>
      )}
      <Remarks sides={sides} facts={facts} />
      <div className={styles.copies}>
        {copies.map(({ label, value }) => (
          <CopyButton key={label} size="small" variant="quiet" label={label} value={value} />
        ))}
      </div>
    </div>
  );
}

function Place({ facts: { pointers, pointer, arePathsSame } }: { facts: EntryFacts }) {
  const words = useWords();
  if (arePathsSame) return <code className={styles.path}>{pointer || words.root}</code>;
  return (
    <div className={styles.path}>
      {words.pathLeft} <code>{pointers.left}</code> · {words.pathRight} <code>{pointers.right}</code>
    </div>
  );
}

function Remarks({ sides, facts: { nodes, isMoved, explanations } }: { sides: DiffSides; facts: EntryFacts }) {
  const words = useWords();
  const remarks = [
    ...(isMoved ? [words.moved(sides.left.ordinals.of(nodes.left), sides.right.ordinals.of(nodes.right))] : []),
    ...explanations.map(words.explanation),
  ];
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}

/** A value as it stands in its text, as far as there is room. */
function Source({ side: { index }, node }: { side: PathSide; node: number }) {
  const words = useWords();
  const source = valueSource(index, node);
  const rest = source.length - DETAIL_LENGTH;
  if (rest <= 0) return source;
  return (
    <>
      {source.slice(0, DETAIL_LENGTH)}
      <span className="meta">{words.rest(rest)}</span>
    </>
  );
}
