import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
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
import type { FoldRanges } from './rows';
import { scrollHeight } from './scroll-map';
import { bandRows, ROW_HEIGHT, RULER, useBand } from './scrolling';
import { useFocusKept } from './use-focus-kept';
import { useFoldStops } from './use-fold-stops';
import { useFolds } from './use-folds';
import { PADDING, rowsBetween, useLayout } from './use-layout';
import { useTokens } from './use-tokens';
import { useWholeSelection } from './use-whole-selection';

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
  /** The number that each line is shown with, where it is another than its place. */
  numbers?: Uint32Array | undefined;
  /** Lines (from 1) that stand out. */
  marks?: ReadonlyMap<number, 'error' | 'warn'> | undefined;
  className?: string | undefined;
  ref?: Ref<LineViewHandle> | undefined;
}

/**
 * Read-only text of any length: millions of lines, or one line of megabytes. Only the rows in sight are in the page.
 * Select all and copy take the whole text, any other selection exactly what it spans.
 */
export function LineView({ text, lines: given, label, highlight, foldRanges, ref, ...props }: LineViewProps) {
  const words = useKitWords();
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ line: number; text: AnyText }>();
  const lines = useMemo(() => given ?? indexLines(text.toString()), [given, text]);
  const folds = useFolds(text, foldRanges);
  const { rows, gutter, height, content, minWidth } = useLayout(scroller, {
    text,
    lines,
    hidden: folds.hidden,
    canFold: foldRanges !== undefined,
  });
  const { band, map, onScroll, onKey, scrollTo } = useBand(scroller, content, height);
  const tokensOf = useTokens(text, lines, highlight);
  const selection = useWholeSelection(text, rows, canvas);
  const [first, last] = bandRows(band, height, rows.count);
  const shown = rowsBetween(rows, first, last);
  useFocusKept(scroller, canvas, first, last);

  function reveal(line: number) {
    const top = rows.rowOf(line) * ROW_HEIGHT + PADDING;
    const isInSight = top >= map.current.top && top + ROW_HEIGHT * 2 <= map.current.top + height;
    if (!isInSight) scrollTo(top - height / 3);
  }
  const stops = useFoldStops(folds, shown, (line) => {
    reveal(line);
    canvas.current?.querySelector<HTMLElement>(`[data-fold="${line}"]`)?.focus({ preventScroll: true });
  });

  useImperativeHandle(ref, () => ({
    goTo(line) {
      const index = Math.min(Math.max(1, line), lines.length) - 1;
      if (rows.isHidden(index)) folds.openAround(index);
      setTarget({ line: index, text });
      scroller.current?.focus({ preventScroll: true });
    },
  }));
  // Only a new target scrolls; `rows` already is the layout with the folds opened for it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => target && reveal(target.line), [target]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      selection.selectAll();
      return;
    }
    if (event.altKey || event.shiftKey || (isCommand && event.key !== 'Home' && event.key !== 'End')) return;
    // Space and Enter press the button.
    const isOnButton = event.target !== event.currentTarget;
    if (isOnButton && (event.key === ' ' || event.key === 'Enter' || stops.onKey(event))) return;
    onKey(event);
  }

  return (
    // A region to read and scroll; the keys and the copying are those that any text has.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      className={classNames(styles.view, props.className)}
      role="group"
      aria-label={label}
      // The text scrolls, so it must be within reach of the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-all={selection.isAll ? '' : undefined}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      {...selection.handlers}
      style={styleVariables({ '--gutter': `${gutter}px` })}
    >
      <span className={styles.ruler} aria-hidden>
        <span data-ruler>{RULER}</span>
      </span>
      <div className={styles.space} style={{ height: scrollHeight(content), minWidth }}>
        <div
          ref={canvas}
          className={styles.canvas}
          style={{ transform: `translateY(${first * ROW_HEIGHT + PADDING + band.offset}px)` }}
        >
          {shown.map((row, i) => {
            const fold = folds.stateOf(row.line);
            return (
              <LineRow
                key={first + i}
                index={first + i}
                row={row}
                number={props.numbers?.[row.line] ?? row.line + 1}
                tokens={tokensOf(row)}
                mark={props.marks?.get(row.line + 1)}
                isTarget={target?.line === row.line && target.text === text}
                fold={fold}
                foldLabel={fold && words.foldLine(row.line + 1)}
                isTabStop={stops.tabStop === row.line}
                onFold={stops.fold}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Custom properties as a style, which React's type does not name. */
function styleVariables(variables: Record<`--${string}`, string>): CSSProperties {
  return variables;
}

export type { FoldRange, FoldRanges, Rows } from './rows';
