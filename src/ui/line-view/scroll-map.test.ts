import { describe, expect, it } from 'vitest';
import { followScroll, freeBar, MAX_HEIGHT, proportionalScrollTop } from './scroll-map';

const short = { content: 100_000, view: 500 };
const tall = { content: 44_000_016, view: 500 };
const lowest = MAX_HEIGHT - tall.view;

describe('content lower than the limit', () => {
  it('scrolls as the bar does', () => {
    expect(followScroll({ top: 0, scrollTop: 0 }, 1234, short)).toEqual({ top: 1234, scrollTop: 1234 });
    expect(proportionalScrollTop(1234, short)).toBe(1234);
  });
});

describe('content higher than the limit', () => {
  it('moves by lines near its place', () => {
    const map = { top: 20_000_000, scrollTop: proportionalScrollTop(20_000_000, tall) };
    const next = followScroll(map, map.scrollTop + 66, tall);
    expect(next.top).toBe(20_000_066);
    expect(followScroll(next, next.scrollTop - 66, tall).top).toBe(20_000_000);
  });

  it('goes to the same share when the bar is dragged', () => {
    expect(followScroll({ top: 0, scrollTop: 0 }, lowest, tall).top).toBe(tall.content - tall.view);
    expect(followScroll({ top: 9e6, scrollTop: 3e6 }, 0, tall)).toEqual({ top: 0, scrollTop: 0 });
    expect(followScroll({ top: 0, scrollTop: 0 }, lowest / 2, tall).top).toBeCloseTo((tall.content - tall.view) / 2);
  });

  it('reaches the very top and the very end by small steps', () => {
    let map = { top: 30_000, scrollTop: proportionalScrollTop(30_000, tall) };
    for (let i = 0; i < 1000 && map.top > 0; i += 1) map = followScroll(map, Math.max(0, map.scrollTop - 100), tall);
    expect(map).toEqual({ top: 0, scrollTop: 0 });
    const end = tall.content - tall.view;
    map = { top: end - 30_000, scrollTop: proportionalScrollTop(end - 30_000, tall) };
    for (let i = 0; i < 1000 && map.top < end; i += 1)
      map = followScroll(map, Math.min(lowest, map.scrollTop + 100), tall);
    expect(map).toEqual({ top: end, scrollTop: lowest });
  });

  it('never loses its place when the bar gives way', () => {
    const freed = freeBar({ top: 1_000_000, scrollTop: 0 }, tall);
    expect(freed.top).toBe(1_000_000);
    expect(freed.scrollTop).toBeGreaterThan(100_000);
  });
});
