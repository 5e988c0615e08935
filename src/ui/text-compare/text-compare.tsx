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
import { bandRows, ROW_HEIGHT, RULER, useBand } from '../line-view/scrolling';
import { ChangeMap, type ChangeMapHandle } from './change-map';
import { CompareHead } from './compare-head';
import type { CompareLayout, CompareRows, OpenedRange } from './compare-rows';
import { CompareLine, type CompareHighlight, type LineContext } from './compare-line';
import styles from './text-compare.module.css';
import { useChangeKeys } from './use-change-keys';
import { useChangeSteps } from './use-change-steps';
import { useCompareLayout } from './use-compare-layout';
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
  const [opened, setOpened] = useState<readonly OpenedRange[]>(NOTHING_OPENED);
  const { rows, cuts, gutter, width, height, content, overflow } = useCompareLayout(scroller, {
    comparison,
    layout,
    wrap,
    context,
    opened,
  });
  const { band, map: place, onScroll, onKey, scrollTo } = useBand(scroller, content, height);
  const steps = useChangeSteps(comparison, { rows, height, place, scrollTo });
  const marksOf = useMarks(comparison, unit);
  const [first, last] = bandRows(band, height, rows.count);
  useChangeKeys(steps.step);

  const line = useMemo<LineContext>(
    () => ({
      ...{ comparison, layout, cuts, highlight, words },
      onOpen(from, count) {
        setOpened((before) => [...before, [from, from + count]]);
        // The button is gone; the focus stays in the view.
        scroller.current?.focus({ preventScroll: true });
      },
    }),
    [comparison, layout, cuts, highlight, words],
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Elsewhere the keys press buttons.
    if (event.target === scroller.current) onKey(event);
  }

  function followView() {
    onScroll();
    scroller.current?.style.setProperty('--x', `${scroller.current.scrollLeft}px`);
    map.current?.follow(place.current.top, content, height);
  }
  // Without a scroll event: a new comparison, a fold, another size.
  useLayoutEffect(() => map.current?.follow(place.current.top, content, height), [place, content, height]);

  return (
    // The keys of a scroller; the mouse has a wheel and a bar.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} className={styles.frame}>
      <CompareHead
        comparison={comparison}
        words={words}
        total={steps.total}
        index={steps.index}
        onStep={steps.step}
        actions={actions}
      />
      <Names names={names} layout={layout} />
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
              style={{ transform: `translateY(${first * ROW_HEIGHT + band.offset}px)`, width: width || undefined }}
            >
              {Array.from({ length: last - first }, (_, i) => first + i).map((row) => (
                <CompareLine
                  key={row}
                  row={row}
                  {...lineOf(rows, row, marksOf)}
                  isCurrent={steps.isCurrent(row)}
                  context={line}
                />
              ))}
            </div>
          </div>
        </div>
        <ChangeMap ref={map} rows={rows} onGo={(share) => scrollTo(share * content - height / 2)} />
      </div>
    </div>
  );
}

/** What the sides are called, above them. */
function Names({ names, layout }: Pick<TextCompareProps, 'names'> & { layout: CompareLayout }) {
  return (
    <div className={styles.names} data-layout={layout} aria-hidden>
      <span className="verbatim">{names.left}</span>
      <span className="verbatim">{names.right}</span>
    </div>
  );
}

/** What stands in a row: its lines, and what is marked in them where they changed. */
function lineOf(rows: CompareRows, row: number, marksOf: ReturnType<typeof useMarks>) {
  const { kind, left, right, piece } = rows.at(row);
  const isChange = kind === 'changed' || kind === 'removed' || kind === 'added';
  return { kind, left, right, piece, parts: isChange ? marksOf(left, right) : undefined };
}

/** A custom property as a style, which React's type does not name. */
function gutterOf(width: number): CSSProperties & Record<'--gutter', string> {
  return { '--gutter': `${width}px` };
}

/** Selecting text of one side leaves the other side out. */
function markSide(view: HTMLElement, target: EventTarget) {
  const half = target instanceof Element ? target.closest<HTMLElement>('[data-side]') : null;
  if (half?.dataset['side']) view.dataset['selecting'] = half.dataset['side'];
}
