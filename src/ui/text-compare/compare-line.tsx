import { memo } from 'react';
import type { TextCompareWords } from '../../i18n/text-compare/zh-cn';
import { lineNumber, type TextComparison } from '../../lib/diff/comparison';
import { endOfLine, lineText } from '../../lib/diff/text-lines';
import type { LinePart } from '../../lib/diff/word-diff';
import type { Token } from '../../lib/token';
import { Icon } from '../icon/icon';
import { COLOUR_LIMIT, colourLine } from '../line-view/colour';
import type { CompareLayout, RowKind } from './compare-rows';
import type { LineCuts } from './line-cuts';
import { spansOf, type Span } from './spans';
import styles from './text-compare.module.css';

/** Gives the tokens of a line of either side; `start` is where the line begins in that side's text, in UTF-16 units. */
export type CompareHighlight = (line: string, start: number, side: 'left' | 'right') => readonly Token[];

/** What all rows share. */
export interface LineContext {
  readonly comparison: TextComparison;
  readonly layout: CompareLayout;
  readonly cuts: { readonly left: LineCuts; readonly right: LineCuts };
  readonly highlight: CompareHighlight | undefined;
  readonly words: TextCompareWords;
  /** Shows so many folded lines, from a line of the left on. */
  readonly onOpen: (from: number, count: number) => void;
}

export interface CompareLineProps {
  row: number;
  kind: RowKind;
  left: number;
  right: number;
  piece: number;
  parts: readonly LinePart[] | undefined;
  isCurrent: boolean;
  context: LineContext;
}

/** One row: both sides of a line, one side of it, or what is folded. */
export const CompareLine = memo(function CompareLine(props: CompareLineProps) {
  const { row, kind, left, right, piece, isCurrent, context } = props;
  if (kind === 'fold') {
    return (
      <div className={styles.fold} data-row={row}>
        <button type="button" onClick={() => context.onOpen(left, piece)}>
          <Icon name="unfold-vertical" size="s" />
          {context.words.unfold(piece)}
        </button>
      </div>
    );
  }
  const isSplit = context.layout === 'split';
  return (
    <div className={styles.row} data-row={row} data-current={isCurrent ? '' : undefined}>
      {isSplit ? (
        <>
          <Number side="left" line={left} piece={piece} context={context} />
          <Half {...props} side="left" />
          <Number side="right" line={right} piece={piece} context={context} />
          <Half {...props} side="right" />
        </>
      ) : (
        <>
          <Number side="left" line={kind === 'added' ? -1 : left} piece={piece} context={context} />
          <Number side="right" line={kind === 'removed' ? -1 : right} piece={piece} context={context} />
          <Half {...props} side={kind === 'added' || left < 0 ? 'right' : 'left'} />
        </>
      )}
    </div>
  );
});

/** Numbers come from the style sheet: they are no part of the text that is selected or read. */
function Number({ side, line, piece, context }: NumberProps) {
  const isShown = line >= 0 && piece === 0;
  return (
    <span className={styles.number} data-number={isShown ? lineNumber(context.comparison, side, line) : undefined} />
  );
}

interface NumberProps {
  side: 'left' | 'right';
  line: number;
  piece: number;
  context: LineContext;
}

type HalfProps = CompareLineProps & { side: 'left' | 'right' };

function Half({ kind, left, right, piece, parts, side, context }: HalfProps) {
  const isSplit = context.layout === 'split';
  const line = side === 'left' ? left : right;
  const state = stateOf(kind, side);
  // Beside a line that only one side has, the other side has nothing.
  const isAbsent =
    line < 0 || (isSplit && ((kind === 'removed' && side === 'right') || (kind === 'added' && side === 'left')));
  if (isAbsent) return <span className={styles.absent} />;
  const lines = context.comparison[side];
  const text = lineText(lines, line);
  const range = context.cuts[side].pieceOf(line, piece);
  // Behind the end of a line whose partner takes more rows.
  const isPast = piece > 0 && range[0] >= text.length;
  const { highlight } = context;
  const tokens =
    highlight && text.length <= COLOUR_LIMIT
      ? colourLine(text, (whole, start) => highlight(whole, start, side), lines.starts[line])
      : undefined;
  const isHead = lineNumber(context.comparison, side, line) === undefined;
  const content = (
    <span className={styles.text}>
      {spansOf(text, range, tokens, parts, side).map((span, n) => (
        <Stretch key={n} {...span} />
      ))}
      {range[1] === text.length && !isPast ? <LineEndMark {...{ kind, left, right, side, context }} /> : null}
    </span>
  );
  const props = {
    className: styles.code,
    'data-state': state,
    'data-head': isHead ? '' : undefined,
    'data-first': piece === 0 ? '' : undefined,
    // Only where there are two sides to tell apart.
    'data-side': isSplit ? side : undefined,
  };
  if (state === 'removed') return <del {...props}>{content}</del>;
  if (state === 'added') return <ins {...props}>{content}</ins>;
  return <span {...props}>{content}</span>;
}

function Stretch({ kind, shown, isMarked, text }: Span) {
  const look = { 'data-kind': kind, 'data-shown': shown };
  if (isMarked) return <mark {...look}>{text}</mark>;
  return kind || shown ? <span {...look}>{text}</span> : text;
}

function stateOf(kind: RowKind, side: 'left' | 'right'): 'removed' | 'added' | 'ignored' | undefined {
  if (kind === 'changed') return side === 'left' ? 'removed' : 'added';
  return kind === 'removed' || kind === 'added' || kind === 'ignored' ? kind : undefined;
}

const END_NAMES: Readonly<Record<string, string>> = { '\n': 'LF', '\r\n': 'CRLF', '\r': 'CR' };

/** How a line ends, where its partner ends in another way: otherwise both would look the same. */
function LineEndMark({
  kind,
  left,
  right,
  side,
  context,
}: Pick<HalfProps, 'kind' | 'left' | 'right' | 'side' | 'context'>) {
  const { comparison, words } = context;
  const isChange = kind === 'changed' || kind === 'removed' || kind === 'added';
  if (!isChange || left < 0 || right < 0) return null;
  const ends = { left: endOfLine(comparison.left, left), right: endOfLine(comparison.right, right) };
  if (ends.left === ends.right) return null;
  return <span className={styles.end}>{END_NAMES[ends[side]] ?? words.noLineFeed}</span>;
}
