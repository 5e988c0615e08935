import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useKitWords } from '../../i18n/context';
import { indexLines } from '../../lib/large-text';
import type { AnyText } from '../../lib/text-chunks';
import { classNames } from '../class-names';
import type { Highlight } from './colour';
import { LineRow } from './line-row';
import styles from './line-view.module.css';
import { foldRangeAt, hiddenLines, layOutRows, type FoldRanges, type Row } from './rows';
import { scrollHeight } from './scroll-map';
import { bandRows, ROW_HEIGHT, RULER, topAfterKey, useBand, useViewSize } from './scrolling';
import { selectedRange } from './selection';
import { useFocusKept } from './use-focus-kept';
import { useTokens } from './use-tokens';

const PADDING = 8;
/** Up to this length lines wrap at the width of the view; measuring longer text would take too long. */
const WRAP_LIMIT = 1_000_000;

export interface LineViewHandle {
  /** Scrolls to a line (from 1), opens what hides it, marks it and takes the focus there. */
  goTo(line: number): void;
}

export interface LineViewProps {
  text: AnyText;
  /** Start offset of each line, when it is known already. */
  lines?: Uint32Array | undefined;
  /** What the text is, for those who do not see. */
  label: string;
  /** Colours a line. It gets whole lines and must give back all of their text. */
  highlight?: Highlight | undefined;
  /** What can be folded. Line numbers from 1, sorted by start. */
  foldRanges?: FoldRanges | undefined;
  /** Lines (from 1) that stand out. */
  marks?: ReadonlyMap<number, 'error' | 'warn'> | undefined;
  className?: string | undefined;
  ref?: Ref<LineViewHandle> | undefined;
}

/**
 * Read-only text of any length: millions of lines, or one line of megabytes. Only the rows in sight are in the page.
 * Select all and copy take the whole text, any other selection exactly what it spans.
 */
export function LineView({ text, lines: given, label, highlight, foldRanges, marks, className, ref }: LineViewProps) {
  const words = useKitWords();
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => given ?? indexLines(text.toString()), [given, text]);
  const size = useViewSize(scroller);
  const [folding, setFolding] = useState<{ text: AnyText; starts: ReadonlySet<number> }>({ text, starts: new Set() });
  const folded = folding.text === text ? folding.starts : NOTHING_FOLDED;
  const [target, setTarget] = useState<{ line: number; text: AnyText }>();
  const [isAllSelected, setAllSelected] = useState(false);
  const [stop, setStop] = useState<number>();

  const digits = String(lines.length).length;
  const gutter = Math.max(42, Math.ceil(digits * size.cell) + 22) + (foldRanges ? 16 : 0);
  const columns = Math.max(20, Math.floor((size.width - gutter - 12) / size.cell) - 1);
  const isWrapped = size.width > 0 && text.length <= WRAP_LIMIT;
  // Where nothing wraps, the rows of millions of lines are not laid out again for another width.
  const wrapAt = isWrapped ? columns : undefined;
  const rows = useMemo(
    () =>
      layOutRows(text, lines, {
        columns: wrapAt,
        hidden: foldRanges ? hiddenLines(foldRanges, folded) : [],
      }),
    [text, lines, wrapAt, foldRanges, folded],
  );
  const content = rows.count * ROW_HEIGHT + 2 * PADDING;
  const { band, map, onScroll, scrollTo } = useBand(scroller, content, size.height);
  const tokensOf = useTokens(text, lines, highlight);

  const [first, last] = bandRows(band, size.height, rows.count);
  const shown: Row[] = [];
  for (let row = first; row < last; row += 1) shown.push(rows.at(row));
  const foldsShown = foldRanges
    ? shown.flatMap((row) => (row.isFirst && foldRangeAt(foldRanges, row.line + 1) ? [row.line] : []))
    : [];
  // One toggle is a stop of the Tab key; the arrow keys go from there to the others.
  const tabStop = stop !== undefined && foldsShown.includes(stop) ? stop : foldsShown[0];

  function toggleFold(line: number, isFolded: boolean) {
    const starts = new Set(folded);
    if (isFolded) starts.add(line + 1);
    else starts.delete(line + 1);
    setFolding({ text, starts });
    setStop(line);
  }

  function reveal(row: number) {
    const top = row * ROW_HEIGHT + PADDING;
    const isInSight = top >= map.current.top && top + ROW_HEIGHT * 2 <= map.current.top + size.height;
    if (!isInSight) scrollTo(top - size.height / 3);
  }

  useImperativeHandle(ref, () => ({
    goTo(line) {
      const index = Math.min(Math.max(1, line), lines.length) - 1;
      if (foldRanges && rows.isHidden(index)) {
        const starts = [...folded].filter((start) => !isBetween(foldRangeAt(foldRanges, start), index + 1));
        setFolding({ text, starts: new Set(starts) });
      }
      setTarget({ line: index, text });
      scroller.current?.focus({ preventScroll: true });
    },
  }));
  useLayoutEffect(() => {
    if (target) reveal(rows.rowOf(target.line));
    // Only a new target scrolls; `rows` already is the layout with the folds opened for it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target]);
  useFocusKept(scroller, canvas, first, last);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      if (canvas.current) document.getSelection()?.selectAllChildren(canvas.current);
      setAllSelected(true);
      return;
    }
    if (event.altKey || event.shiftKey || (isCommand && event.key !== 'Home' && event.key !== 'End')) return;
    if (event.target !== event.currentTarget) {
      // Space and Enter press the button.
      if (event.key === ' ' || event.key === 'Enter' || moveBetweenFolds(event)) return;
    }
    const top = topAfterKey(event.key, map.current.top, size.height, content);
    if (top === undefined) return;
    event.preventDefault();
    scrollTo(top);
  }

  /** Keys on a fold's button: up and down go to the next one, left folds, right unfolds. */
  function moveBetweenFolds(event: KeyboardEvent<HTMLDivElement>): boolean {
    if (tabStop === undefined || !foldRanges) return false;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      toggleFold(tabStop, event.key === 'ArrowLeft');
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const next = foldsShown[foldsShown.indexOf(tabStop) + (event.key === 'ArrowDown' ? 1 : -1)];
      if (next === undefined) return false;
      setStop(next);
      reveal(rows.rowOf(next));
      canvas.current?.querySelector<HTMLElement>(`[data-fold="${next}"]`)?.focus({ preventScroll: true });
    } else return false;
    event.preventDefault();
    return true;
  }

  function onCopy(event: ClipboardEvent) {
    const range = isAllSelected ? { start: 0, end: text.length } : selectedRange(canvas.current, rows);
    if (!range) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text.slice(range.start, range.end));
  }

  return (
    // A region to read and scroll; the keys and the copying are those that any text has.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      className={classNames(styles.view, className)}
      role="group"
      aria-label={label}
      // The text scrolls, so it must be within reach of the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-all={isAllSelected ? '' : undefined}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onPointerDown={(event) => {
        if (event.button === 0) setAllSelected(false);
      }}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setAllSelected(false);
      }}
      style={styleVariables({ '--gutter': `${gutter}px` })}
    >
      <span className={styles.ruler} aria-hidden>
        <span data-ruler>{RULER}</span>
      </span>
      <div
        className={styles.space}
        style={{
          height: scrollHeight(content),
          minWidth: isWrapped ? undefined : `calc(${gutter + 12}px + ${rows.longest}ch)`,
        }}
      >
        <div
          ref={canvas}
          className={styles.canvas}
          style={{ transform: `translateY(${first * ROW_HEIGHT + PADDING + band.offset}px)` }}
        >
          {shown.map((row, i) => {
            const fold = row.isFirst && foldRanges ? foldRangeAt(foldRanges, row.line + 1) : undefined;
            const isFolded = folded.has(row.line + 1);
            return (
              <LineRow
                key={first + i}
                index={first + i}
                tokens={tokensOf(row)}
                number={row.isFirst ? row.line + 1 : undefined}
                mark={marks?.get(row.line + 1)}
                isTarget={target?.line === row.line && target.text === text}
                isFoldEnd={isFolded && row.isLast}
                fold={fold ? (isFolded ? 'closed' : 'open') : undefined}
                foldLabel={fold ? words.foldLine(row.line + 1) : undefined}
                isTabStop={tabStop === row.line}
                onFold={toggleFold}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

const NOTHING_FOLDED: ReadonlySet<number> = new Set();

function isBetween(range: { start: number; end: number } | undefined, line: number): boolean {
  return range !== undefined && range.start < line && line < range.end;
}

/** Custom properties as a style, which React's type does not name. */
function styleVariables(variables: Record<`--${string}`, string>): CSSProperties {
  return variables;
}

export type { FoldRange, FoldRanges, Rows } from './rows';
