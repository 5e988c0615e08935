import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { scaled } from '../scaled';
import { followScroll, proportionalScrollTop, type ScrollMap } from './scroll-map';

/** Height of a row, in pixels: the style sheets of the views have the same. */
export const ROW_HEIGHT = scaled(22);
/** Rows are drawn in blocks of so many, so that most scroll events draw nothing. */
const BLOCK = 8;
const OVERSCAN = 16;
/** What stands in a view's hidden element `[data-ruler]`, to measure the font by. */
export const RULER = '0'.repeat(50);

export interface ViewSize {
  readonly width: number;
  readonly height: number;
  /** Width of one column of the font. */
  readonly cell: number;
}

/** Size of the view without its scroll bars, and of a character in it. */
export function useViewSize(scroller: RefObject<HTMLDivElement | null>): ViewSize {
  const [size, setSize] = useState<ViewSize>({ width: 0, height: 600, cell: 8 });
  useLayoutEffect(() => {
    const element = scroller.current;
    const ruler = element?.querySelector('[data-ruler]');
    if (!element || !ruler) return;
    const measure = () => {
      const cell = ruler.getBoundingClientRect().width / RULER.length || 8;
      const next = { width: element.clientWidth, height: element.clientHeight, cell };
      setSize((now) => (now.width === next.width && now.height === next.height && now.cell === cell ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return size;
}

export interface Band {
  /** Number of the block of rows at the top. */
  readonly block: number;
  /** How far the content is shifted against the scroll bar, in pixels; 0 unless it is higher than a browser allows. */
  readonly offset: number;
}

/** Follows scrolling; gives what part to draw, and a way to scroll to a position of the content. */
export function useBand(scroller: RefObject<HTMLDivElement | null>, content: number, view: number) {
  const map = useRef<ScrollMap>({ top: 0, scrollTop: 0 });
  const [band, setBand] = useState<Band>({ block: 0, offset: 0 });

  function show(next: ScrollMap) {
    map.current = next;
    const block = Math.floor(next.top / ROW_HEIGHT / BLOCK);
    const offset = next.scrollTop - next.top;
    setBand((now) => (now.block === block && now.offset === offset ? now : { block, offset }));
    if (scroller.current && scroller.current.scrollTop !== next.scrollTop) scroller.current.scrollTop = next.scrollTop;
  }

  function scrollTo(top: number) {
    const kept = Math.max(0, Math.min(top, content - view));
    show({ top: kept, scrollTop: proportionalScrollTop(kept, { content, view }) });
  }

  // Less content than before (a new result, a fold): the place may no longer exist.
  useLayoutEffect(() => {
    if (scroller.current) scrollTo(map.current.top);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [content, view]);

  return {
    band,
    map,
    scrollTo,
    /** Moves the view by the keys that move any text. */
    onKey(event: KeyboardEvent) {
      const top = topAfterKey(event.key, map.current.top, view, content);
      if (top === undefined) return;
      event.preventDefault();
      scrollTo(top);
    },
    onScroll: () => {
      if (scroller.current) show(followScroll(map.current, scroller.current.scrollTop, { content, view }));
    },
  };
}

/** The rows to draw: those in sight and some around them. `last` is exclusive. */
export function bandRows({ block }: Band, view: number, count: number): readonly [first: number, last: number] {
  const last = Math.min(count, Math.ceil((block + 1) * BLOCK + view / ROW_HEIGHT) + OVERSCAN);
  return [Math.min(last, Math.max(0, block * BLOCK - OVERSCAN)), last];
}

/** Where a key moves the view; undefined when it does not. */
function topAfterKey(key: string, top: number, view: number, content: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return top - ROW_HEIGHT;
    case 'ArrowDown':
      return top + ROW_HEIGHT;
    case 'PageUp':
      return top - (view - ROW_HEIGHT);
    case 'PageDown':
    case ' ':
      return top + (view - ROW_HEIGHT);
    case 'Home':
      return 0;
    case 'End':
      return content;
    default:
      return undefined;
  }
}
