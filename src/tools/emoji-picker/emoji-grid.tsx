import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import type { TonedEmoji } from './emoji-set';
import { CardRow, HeadRow } from './grid-rows';
import { JumpBar } from './jump-bar';
import type { EmojiNames } from './search';
import { layOut, moveOf, moveTo, rowOf, type Section } from './sections';
import { askSupport, supportStore } from './support-store';
import { useFromWidth } from './use-from-width';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Heights and the narrowest width of a card, in pixels; the style sheet has the same heights. */
const HEAD_HEIGHT = 44;
const CARD_HEIGHT = 88;
const CARD_WIDTH = 164;

export interface GridHandle {
  /** Puts the focus on the current card. */
  readonly focus: () => void;
}

interface EmojiGridProps {
  sections: readonly Section<TonedEmoji>[];
  /** Other emojis are looked at from their beginning: what was searched for. */
  query: string;
  names: EmojiNames;
  /** The emoji whose details are shown. */
  shown: TonedEmoji | undefined;
  onCopy: (toned: TonedEmoji) => void;
  onShow: (toned: TonedEmoji) => void;
  ref: Ref<GridHandle>;
}

/** All emojis, of which those in sight are drawn; one stop of the tab key, and the arrows within. */
export function EmojiGrid({ sections, query, names, shown, onCopy, onShow, ref }: EmojiGridProps) {
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useFromWidth(scroller, columnsIn, 4);
  const rows = useMemo(() => layOut(sections, columns), [sections, columns]);
  const cells = useMemo(() => sections.flatMap((section) => section.cells), [sections]);
  const [current, setCurrent] = useState(0);
  const at = Math.min(current, cells.length - 1);
  const currentRow = rowOf(rows, at);
  const support = useSyncExternalStore(supportStore.subscribe, supportStore.version);

  // Only the React Compiler, which is off, minds what the virtualizer returns.
  // oxlint-disable-next-line react/incompatible-library
  const grid = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'head' ? HEAD_HEIGHT : CARD_HEIGHT),
    // Made anew with the rows: their heights are worked out again then.
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row?.kind === 'cells' ? row.first : `${row?.section}`;
      },
      [rows],
    ),
    overscan: 4,
    initialRect: { width: 800, height: 600 },
    // The row with the focus stays, wherever one scrolls to.
    rangeExtractor: (range) => {
      const indices = defaultRangeExtractor(range);
      return currentRow < 0 || indices.includes(currentRow)
        ? indices
        : [...indices, currentRow].toSorted((one, other) => one - other);
    },
  });
  const items = grid.getVirtualItems();
  const firstInSight = rows[grid.range?.startIndex ?? 0]?.section;

  useEffect(() => {
    askSupport(
      items.flatMap(({ index }) => {
        const row = rows[index];
        return row?.kind === 'cells' ? row.cells.map(({ text }) => text) : [];
      }),
    );
  }, [items, rows]);

  const focusCell = useCallback((cell: number) => {
    scroller.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  }, []);
  const mustFocus = useRef(false);
  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    focusCell(at);
  });
  useImperativeHandle(ref, () => ({
    focus: () => {
      grid.scrollToIndex(currentRow);
      focusCell(at);
    },
  }));
  useLayoutEffect(() => {
    setCurrent(0);
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [query]);

  const go = (cell: number) => {
    mustFocus.current = true;
    setCurrent(cell);
    const row = rowOf(rows, cell);
    // The first row of a section brings its heading along.
    grid.scrollToIndex(rows[row - 1]?.kind === 'head' ? row - 1 : row);
    grid.scrollToIndex(row);
    if (cell === at) focusCell(cell);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.shiftKey || !isCell(event.target)) return;
    const toned = cells[at];
    const hasControl = event.ctrlKey || event.metaKey;
    const move = moveOf(event.key, hasControl);
    if (move) {
      const page = Math.floor((scroller.current?.clientHeight ?? 0) / CARD_HEIGHT) - 1;
      go(moveTo(rows, at, move, page));
    } else if (event.key === 'Enter' && !hasControl && toned) onCopy(toned);
    else if (event.key === ' ' && !hasControl && toned) onShow(toned);
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const cell = Number(target?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? Number.NaN);
    const toned = cells[cell];
    if (!toned) return;
    setCurrent(cell);
    if (target?.closest('button')) onShow(toned);
    else onCopy(toned);
  };

  const jumpTo = (section: string) => {
    const index = rows.findIndex((row) => row.kind === 'head' && row.section === section);
    const row = rows[index + 1];
    if (row?.kind === 'cells') setCurrent(row.first);
    grid.scrollToIndex(index, { align: 'start' });
  };

  return (
    <div className={styles.browser}>
      {sections.length > 1 ? <JumpBar sections={sections} current={firstInSight} onJump={jumpTo} /> : null}
      {/* What scrolls holds the cards, which the keyboard reaches. */}
      <div ref={scroller} className={styles.scroller}>
        {/* The keys are those of the cells within, which have the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */}
        <div
          role="grid"
          aria-label={words.emojis}
          aria-rowcount={rows.length}
          aria-colcount={columns}
          className={styles.space}
          style={{ height: grid.getTotalSize() }}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          {items.map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            if (row.kind === 'head') {
              return (
                <HeadRow
                  key={row.section}
                  section={row.section}
                  count={row.count}
                  start={start}
                  index={index}
                  columns={columns}
                />
              );
            }
            return (
              <CardRow
                key={row.first}
                row={row}
                start={start}
                index={index}
                columns={columns}
                current={index === currentRow ? at : -1}
                shown={row.cells.find(({ text }) => text === shown?.text)?.text}
                names={names}
                support={support}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** A card itself, not the button within it. */
function isCell(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['cell'] !== undefined;
}

/** How many cards have room beside each other. */
function columnsIn(width: number): number {
  return Math.max(1, Math.floor(width / CARD_WIDTH));
}
