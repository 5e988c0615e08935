/** Browsers cap the height of an element near 17 million pixels; above this the scroll bar stands for more than it measures. */
export const MAX_HEIGHT = 8_000_000;

/**
 * Where the content stands for a position of the scroll bar. Up to `MAX_HEIGHT` they are the same. Above, a small move
 * of the bar moves the content by as much, and a large one (dragging it) goes to the same share of the content.
 */
export interface ScrollMap {
  /** Pixels of the content above the view. */
  readonly top: number;
  /** Position of the scroll bar that belongs to `top` just now. */
  readonly scrollTop: number;
}

interface Heights {
  readonly content: number;
  readonly view: number;
}

/** Height that the scrolled element gets. */
export function scrollHeight(content: number): number {
  return Math.min(content, MAX_HEIGHT);
}

/** The scroll bar's proper place for a position of the content. */
export function proportionalScrollTop(top: number, { content, view }: Heights): number {
  if (content <= MAX_HEIGHT) return top;
  return Math.round((top / Math.max(1, content - view)) * (MAX_HEIGHT - view));
}

/** Follows the scroll bar from its last known place to `scrollTop`. */
export function followScroll(last: ScrollMap, scrollTop: number, heights: Heights): ScrollMap {
  const { content, view } = heights;
  if (content <= MAX_HEIGHT) return { top: scrollTop, scrollTop };
  const lowest = MAX_HEIGHT - view;
  const delta = scrollTop - last.scrollTop;
  const isSmall = Math.abs(delta) <= view * 3;
  const top = isSmall ? last.top + delta : (scrollTop / lowest) * (content - view);
  return freeBar({ top: Math.min(Math.max(0, top), content - view), scrollTop }, heights);
}

/**
 * When the bar is at an end while the content is not (or the other way round), moves the bar to its proper place, so
 * that the next move has somewhere to go. The same map when all is well.
 */
export function freeBar(map: ScrollMap, heights: Heights): ScrollMap {
  if (heights.content <= MAX_HEIGHT) return map;
  const end = { bar: MAX_HEIGHT - heights.view, top: heights.content - heights.view };
  const isBarAtEnd = map.scrollTop <= 0 || map.scrollTop >= end.bar - 1;
  const isTopAtEnd = map.top <= 0 || map.top >= end.top;
  if (isBarAtEnd === isTopAtEnd) return map;
  const scrollTop = proportionalScrollTop(map.top, heights);
  if (scrollTop <= 0) return { top: 0, scrollTop: 0 };
  if (scrollTop >= end.bar - 1) return { top: end.top, scrollTop: end.bar };
  return { top: map.top, scrollTop };
}
