import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { TextCompareWords } from '../../i18n/text-compare/zh-cn';
import type { TextComparison } from '../../lib/diff/comparison';
import { Alert } from '../alert/alert';
import { scrollHeight } from '../line-view/scroll-map';
import { bandRows, ROW_HEIGHT, RULER, topAfterKey, useBand, useViewSize } from '../line-view/scrolling';
import { ChangeMap, type ChangeMapHandle } from './change-map';
import { CompareHead } from './compare-head';
import { layOutComparison, type CompareLayout, type OpenedRange } from './compare-rows';
import { CompareLine, type CompareHighlight, type LineContext } from './compare-line';
import { cutLines } from './line-cuts';
import styles from './text-compare.module.css';

import { useChangeKeys } from './use-change-keys';
import { useIsNarrow } from './use-is-narrow';
import { useMarks, type MarkUnit } from './use-marks';

export interface TextCompareProps {
  comparison: TextComparison;
  /** What stands above either side. */
  names: { readonly left: string; readonly right: string };
  words: TextCompareWords;
  /** Side by side becomes one below the other where the window is narrow. @default 'split' */
  layout?: 'split' | 'inline';
  /** What is marked within changed lines. @default 'word' */
  marks?: MarkUnit;
  /** Long lines go on in the next row instead of being scrolled to. @default false */
  wrap?: boolean;
  /** Equal lines that stay around a change; the others are folded until they are opened. @default 3 */
  context?: number | 'all';
  /** Colours a line. It gets whole lines and must give back all of their text. */
  highlight?: CompareHighlight | undefined;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  /** Is of a former input and greyed. */
  isStale?: boolean;
}

/** Width of what stands before the text in a row besides the numbers: sign and padding. */
const SIGN_WIDTH = 22;
const NOTHING_OPENED: readonly OpenedRange[] = [];

/**
 * Two texts compared, of any length: both sides beside each other or one text with marks, equal parts folded, a map of the
 * changes, and keys that go from change to change. Only the rows in sight are in the page and looked into.
 */
export function TextCompare(props: TextCompareProps) {
  const { comparison, words, isStale = false } = props;
  const { likeness } = comparison;
  return (
    <div className={styles.compare} data-stale={isStale ? '' : undefined}>
      {likeness === 'none' ? null : (
        <Alert kind={likeness === 'identical' || likeness === 'ignored' ? 'success' : 'info'}>
          {words.likeness(likeness)}
        </Alert>
      )}
      {likeness === 'identical' ? null : <CompareView {...props} />}
    </div>
  );
}

function CompareView({
  comparison,
  names,
  words,
  layout: asked = 'split',
  marks: unit = 'word',
  wrap = false,
  context = 3,
  highlight,
  actions,
}: TextCompareProps) {
  const isNarrow = useIsNarrow();
  const layout: CompareLayout = asked === 'split' && isNarrow ? 'stacked' : asked;
  const scroller = useRef<HTMLDivElement>(null);
  const map = useRef<ChangeMapHandle>(null);
  const size = useViewSize(scroller);
  const [opened, setOpened] = useState<readonly OpenedRange[]>(NOTHING_OPENED);
  const [current, setCurrent] = useState<{ comparison: TextComparison; index: number }>();
  const index = current?.comparison === comparison ? current.index : undefined;

  const { left, right } = comparison;
  const digits = useMemo(() => String(highestNumber(comparison)).length, [comparison]);
  const gutter = Math.max(30, Math.ceil(digits * size.cell) + 14);
  const halves = layout === 'split' ? 2 : 1;
  const textWidth = (size.width - 2 * gutter) / halves - SIGN_WIDTH;
  const columns = wrap && size.width > 0 ? Math.max(16, Math.floor(textWidth / size.cell) - 1) : undefined;
  const cuts = useMemo(
    () => ({ left: cutLines(left, columns), right: cutLines(right, columns) }),
    [left, right, columns],
  );
  const rows = useMemo(
    () => layOutComparison(comparison, { layout, context, opened, leftCuts: cuts.left, rightCuts: cuts.right }),
    [comparison, layout, context, opened, cuts],
  );
  const content = rows.count * ROW_HEIGHT;
  const { band, map: place, onScroll, scrollTo } = useBand(scroller, content, size.height);
  const marksOf = useMarks(comparison, unit);
  const [first, last] = bandRows(band, size.height, rows.count);
  // What does not fit beside its neighbour is scrolled to, on both sides at once.
  const overflow = wrap ? 0 : Math.max(0, Math.ceil((comparison.columns + 2) * size.cell - textWidth));

  const line = useMemo<LineContext>(
    () => ({ comparison, layout, cuts, highlight, words, onOpen: open }),
    // `open` reads nothing but what is named here and refs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [comparison, layout, cuts, highlight, words],
  );
  const [currentFrom, currentTo] =
    index === undefined ? [-1, -1] : [rows.changes[index * 2] ?? -1, rows.changes[index * 2 + 1] ?? -1];

  function open(from: number, count: number) {
    setOpened((before) => [...before, [from, from + count]]);
    // The button is gone; the focus stays in the view.
    scroller.current?.focus({ preventScroll: true });
  }

  /** Goes to the next change (1) or the one before (-1), from the last to the first and back. */
  function step(by: 1 | -1) {
    const total = rows.changes.length / 2;
    if (total === 0) return;
    const next = index === undefined ? changeNear(by) : (index + by + total) % total;
    setCurrent({ comparison, index: next });
    revealChange(next);
  }

  /** The change that a first step leads to: from what is at the top of the view. */
  function changeNear(by: 1 | -1): number {
    const total = rows.changes.length / 2;
    const top = Math.floor(place.current.top / ROW_HEIGHT);
    let found = 0;
    while (found < total && (rows.changes[found * 2] ?? 0) < top) found += 1;
    return by === 1 ? found % total : (found - 1 + total) % total;
  }

  function revealChange(change: number) {
    const from = (rows.changes[change * 2] ?? 0) * ROW_HEIGHT;
    const to = (rows.changes[change * 2 + 1] ?? 0) * ROW_HEIGHT;
    const isInSight = from >= place.current.top && Math.min(to, from + 88) <= place.current.top + size.height;
    if (!isInSight) scrollTo(from - Math.min(size.height / 3, 110));
  }

  useChangeKeys(step);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Elsewhere the keys press buttons.
    if (event.target !== scroller.current) return;
    const top = topAfterKey(event.key, place.current.top, size.height, content);
    if (top === undefined) return;
    event.preventDefault();
    scrollTo(top);
  }

  function followView() {
    onScroll();
    scroller.current?.style.setProperty('--x', `${scroller.current.scrollLeft}px`);
    map.current?.follow(place.current.top, content, size.height);
  }
  // Without a scroll event: a new comparison, a fold, another size.
  useLayoutEffect(() => map.current?.follow(place.current.top, content, size.height), [place, content, size.height]);

  const shown: ReactNode[] = [];
  for (let row = first; row < last; row += 1) {
    const { kind, left: leftLine, right: rightLine, piece } = rows.at(row);
    shown.push(
      <CompareLine
        key={row}
        row={row}
        kind={kind}
        left={leftLine}
        right={rightLine}
        piece={piece}
        parts={kind === 'changed' || kind === 'removed' || kind === 'added' ? marksOf(leftLine, rightLine) : undefined}
        isCurrent={row >= currentFrom && row < currentTo}
        context={line}
      />,
    );
  }

  return (
    // The keys of a scroller; the mouse has a wheel and a bar.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} className={styles.frame}>
      <CompareHead
        comparison={comparison}
        words={words}
        total={rows.changes.length / 2}
        index={index}
        onStep={step}
        actions={actions}
      />
      <div className={styles.names} data-layout={layout} aria-hidden>
        <span className="verbatim">{names.left}</span>
        <span className="verbatim">{names.right}</span>
      </div>
      <div className={styles.body}>
        <div
          ref={scroller}
          className={styles.view}
          role="group"
          aria-label={words.comparison}
          // The text scrolls, so it must be within reach of the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-layout={layout}
          data-wrap={wrap ? '' : undefined}
          onScroll={followView}
          onPointerDown={(event) => markSide(event.currentTarget, event.target)}
          style={gutterOf(gutter)}
        >
          <span className={styles.ruler} aria-hidden>
            <span data-ruler>{RULER}</span>
          </span>
          <div
            className={styles.space}
            style={{ height: scrollHeight(content), width: overflow > 0 ? `calc(100% + ${overflow}px)` : undefined }}
          >
            <div
              className={styles.canvas}
              style={{ transform: `translateY(${first * ROW_HEIGHT + band.offset}px)`, width: size.width || undefined }}
            >
              {shown}
            </div>
          </div>
        </div>
        <ChangeMap ref={map} rows={rows} onGo={(share) => scrollTo(share * content - size.height / 2)} />
      </div>
    </div>
  );
}

/** A custom property as a style, which React's type does not name. */
function gutterOf(width: number): CSSProperties & Record<'--gutter', string> {
  return { '--gutter': `${width}px` };
}

function highestNumber({ left, right, patch }: TextComparison): number {
  if (!patch) return Math.max(left.count, right.count);
  const highest = (numbers: Uint32Array) => numbers.reduce((most, number) => Math.max(most, number), 0);
  return Math.max(highest(patch.numbers.left), highest(patch.numbers.right));
}

/** Selecting text of one side leaves the other side out. */
function markSide(view: HTMLElement, target: EventTarget) {
  const half = target instanceof Element ? target.closest<HTMLElement>('[data-side]') : null;
  if (half?.dataset['side']) view.dataset['selecting'] = half.dataset['side'];
}
