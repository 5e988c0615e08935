import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import type { TonedEmoji } from './emoji-set';
import { layOut, moveOf, moveTo, rowOf, type Section } from './sections';
import { useFromWidth } from './use-from-width';
import { CARD_HEIGHT, useRowsInSight } from './use-rows-in-sight';

/** The narrowest width of a card, in pixels. */
const CARD_WIDTH = 164;

export interface GridHandle {
  /** Puts the focus on the current card. */
  readonly focus: () => void;
}

export interface GridSettings {
  sections: readonly Section<TonedEmoji>[];
  /** Other emojis are looked at from their beginning: what was searched for. */
  query: string;
  onCopy: (toned: TonedEmoji) => void;
  onShow: (toned: TonedEmoji) => void;
  ref: Ref<GridHandle>;
}

/** Where one is in the grid, and what keys and clicks do there. */
export function useGrid({ sections, query, onCopy, onShow, ref }: GridSettings) {
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useFromWidth(scroller, columnsIn, 4);
  const rows = useMemo(() => layOut(sections, columns), [sections, columns]);
  const cells = useMemo(() => sections.flatMap((section) => section.cells), [sections]);
  const [current, setCurrent] = useState(0);
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setCurrent(0);
  }
  const at = Math.min(current, cells.length - 1);
  const currentRow = rowOf(rows, at);
  const { grid, items } = useRowsInSight(rows, scroller, currentRow);

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

  const firstInSight = rows[grid.range?.startIndex ?? 0]?.section;
  const height = grid.getTotalSize();
  return { scroller, columns, rows, items, height, at, currentRow, firstInSight, onKeyDown, onClick, jumpTo };
}

/** A card itself, not the button within it. */
function isCell(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['cell'] !== undefined;
}

/** How many cards have room beside each other. */
function columnsIn(width: number): number {
  return Math.max(1, Math.floor(width / CARD_WIDTH));
}
