import { KIND, NONE, at, kindOf, stringOf, valueSource } from '../../../lib/json/json-index';
import { toJsonPath, toJsonPointer } from '../../../lib/json/json-path';
import { CopyButton } from '../../../ui/copy/copy-button';
import { makePart, usePart } from '../../../ui/part';
import { MOVED, STATUS, STATUS_MASK } from '../../../lib/json-diff/change-tree';
import { pathOn, type PathSide } from '../../../lib/json-diff/entry-path';
import { explainEntry } from '../../../lib/json-diff/explain';
import { DETAIL_LENGTH, copiedValue, type DiffSides } from './diff-sides';
import { useWords } from '../use-words';
import styles from './tree.module.css';

/** Only for changed strings is there something to compare by characters. */
const textPart = makePart(() => import('./text-values'));

/** Where the selected value is, what it is on both sides, what one may not see of that, and what can be copied. */
export function Details({ sides, entry }: { sides: DiffSides; entry: number }) {
  const words = useWords();
  const { comparison, left, right } = sides;
  const l = at(comparison.lefts, entry);
  const r = at(comparison.rights, entry);
  const leftPath = pathOn(left, l);
  const rightPath = pathOn(right, r);
  const pointers = { left: leftPath && toJsonPointer(leftPath), right: rightPath && toJsonPointer(rightPath) };
  const path = leftPath ?? rightPath ?? [];
  const arePathsSame = pointers.left === undefined || pointers.right === undefined || pointers.left === pointers.right;
  const status = at(comparison.statuses, entry);
  const isMoved = (status & MOVED) !== 0;
  const explanations = explainEntry(comparison, entry, left.index, right.index);
  const isChangedText =
    (status & STATUS_MASK) === STATUS.changed &&
    kindOf(left.index, l) === KIND.string &&
    kindOf(right.index, r) === KIND.string;
  const text = usePart(textPart, isChangedText);
  return (
    <div className={styles.details} role="group" aria-label={words.selected}>
      {arePathsSame ? (
        <code className={styles.path}>{(pointers.left ?? pointers.right) || words.root}</code>
      ) : (
        <div className={styles.path}>
          {words.pathLeft} <code>{pointers.left}</code> · {words.pathRight} <code>{pointers.right}</code>
        </div>
      )}
      {isChangedText && text ? (
        <text.TextValues left={stringOf(left.index, l)} right={stringOf(right.index, r)} />
      ) : (
        <div className={styles.values}>
          <SideValue side={left} node={l} label={words.left} />
          <SideValue side={right} node={r} label={words.right} />
        </div>
      )}
      {explanations.length > 0 || isMoved ? (
        <ul className={styles.remarks}>
          {isMoved ? <li>{words.moved(left.ordinals.of(l), right.ordinals.of(r))}</li> : null}
          {explanations.map((explanation, i) => (
            <li key={i}>{words.explanation(explanation)}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.copies}>
        {l === NONE ? null : (
          <CopyButton size="small" variant="quiet" label={words.copyLeft} value={() => copiedValue(left.index, l)} />
        )}
        {r === NONE ? null : (
          <CopyButton size="small" variant="quiet" label={words.copyRight} value={() => copiedValue(right.index, r)} />
        )}
        <CopyButton size="small" variant="quiet" label={words.copyPath} value={toJsonPointer(path)} />
        <CopyButton size="small" variant="quiet" label={words.copyJsonPath} value={toJsonPath(path)} />
      </div>
    </div>
  );
}

/** A value as it stands in its text. */
function SideValue({ side: { index }, node, label }: { side: PathSide; node: number; label: string }) {
  const words = useWords();
  const source = node === NONE ? undefined : valueSource(index, node);
  const rest = (source?.length ?? 0) - DETAIL_LENGTH;
  return (
    <div role="group" className={styles.value} aria-label={label}>
      <h3>{label}</h3>
      {source === undefined ? (
        <span className="meta">{words.absent}</span>
      ) : (
        // It scrolls, so it must be within reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>
          {rest > 0 ? source.slice(0, DETAIL_LENGTH) : source}
          {rest > 0 ? <span className="meta">{words.rest(rest)}</span> : null}
        </pre>
      )}
    </div>
  );
}
