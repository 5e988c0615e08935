import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { scaled } from '../scaled';
import { followScroll, proportionalScrollTop, scrollHeight, type ScrollMap } from '../line-view/scroll-map';

/** Height of a row in pixels; the style sheet has the same. */
export const ROW_HEIGHT = scaled(24);
const OVERSCAN = 6;

/** Which rows to draw and where, also when there are more than a browser can scroll pixel by pixel. */
export function useRowScroll(scroller: RefObject<HTMLDivElement | null>, rowCount: number) {
  const content = rowCount * ROW_HEIGHT;
  const map = useRef<ScrollMap>({ top: 0, scrollTop: 0 });
  const [view, setView] = useState(600);
  const [place, setPlace] = useState({ row: 0, offset: 0 });

  function show(next: ScrollMap) {
    map.current = next;
    const row = Math.floor(next.top / ROW_HEIGHT);
    const offset = next.scrollTop - next.top;
    setPlace((now) => (now.row === row && now.offset === offset ? now : { row, offset }));
    if (scroller.current && scroller.current.scrollTop !== next.scrollTop) scroller.current.scrollTop = next.scrollTop;
  }

  function scrollTo(top: number) {
    const kept = Math.max(0, Math.min(top, content - view));
    show({ top: kept, scrollTop: proportionalScrollTop(kept, { content, view }) });
  }

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setView(element.clientHeight);
    // At once, too: a scroll before the observer speaks must not be reckoned with another height.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  // With fewer rows than before the place may no longer exist.
  useLayoutEffect(() => {
    const element = scroller.current;
    // A scroll counts although its event is still on its way.
    const isScrolled = element && element.scrollTop !== map.current.scrollTop;
    scrollTo((isScrolled ? followScroll(map.current, element.scrollTop, { content, view }) : map.current).top);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [content, view]);

  const first = Math.max(0, place.row - OVERSCAN);
  return {
    first,
    last: Math.min(rowCount, place.row + Math.ceil(view / ROW_HEIGHT) + OVERSCAN),
    height: scrollHeight(content),
    /** Where the first drawn row stands in the scrolled element. */
    shift: first * ROW_HEIGHT + place.offset,
    rowsInView: Math.max(1, Math.floor(view / ROW_HEIGHT) - 1),
    onScroll: () => {
      if (scroller.current) show(followScroll(map.current, scroller.current.scrollTop, { content, view }));
    },
    /** Brings a row into sight, moving no more than needed; far away ones come near the middle. */
    reveal: (row: number) => {
      const top = row * ROW_HEIGHT;
      const { top: from } = map.current;
      if (top >= from && top + ROW_HEIGHT <= from + view) return;
      const isNear = top >= from - view && top <= from + view * 2;
      if (!isNear) scrollTo(top - view / 3);
      else scrollTo(top < from ? top : top + ROW_HEIGHT - view);
    },
  };
}
