import { describe, expect, it } from 'vitest';
import { mostRoom, placeBeside, type Placing } from './place';

const viewport = { width: 1000, height: 800 };
const below: Placing = { side: 'bottom', align: 'start', gap: 4, margin: 8 };
const above: Placing = { side: 'top', align: 'center', gap: 6, margin: 8 };

describe('a list below its control', () => {
  it('stands below, its edge in line', () => {
    const place = placeBeside(
      { left: 100, top: 100, width: 200, height: 34 },
      { width: 200, height: 312 },
      viewport,
      below,
    );
    expect(place).toEqual({ left: 100, top: 138, side: 'bottom' });
  });

  it('stands above where there is no room below', () => {
    const place = placeBeside(
      { left: 100, top: 700, width: 200, height: 34 },
      { width: 200, height: 312 },
      viewport,
      below,
    );
    expect(place).toMatchObject({ top: 384, side: 'top' });
  });

  it('takes the side with more room when it fits on neither', () => {
    const low = { width: 320, height: 300 };
    const place = placeBeside({ left: 10, top: 120, width: 200, height: 34 }, { width: 200, height: 312 }, low, below);
    expect(place).toMatchObject({ side: 'bottom', top: 158 });
    expect(mostRoom({ left: 10, top: 120, width: 200, height: 34 }, low, below)).toBe(134);
    expect(mostRoom({ left: 10, top: 220, width: 200, height: 34 }, low, below)).toBe(208);
    expect(mostRoom({ left: 10, top: -50, width: 200, height: 400 }, low, below)).toBe(0);
  });

  it('never leaves a narrow window', () => {
    const narrow = { width: 320, height: 600 };
    const place = placeBeside(
      { left: 200, top: 100, width: 110, height: 34 },
      { width: 300, height: 100 },
      narrow,
      below,
    );
    expect(place.left).toBe(12);
    const wider = placeBeside(
      { left: 200, top: 100, width: 110, height: 34 },
      { width: 400, height: 100 },
      narrow,
      below,
    );
    expect(wider.left).toBe(8);
  });
});

describe('a tooltip', () => {
  const tip = { width: 120, height: 28 };

  it('is centred above', () => {
    const place = placeBeside({ left: 300, top: 300, width: 40, height: 34 }, tip, viewport, above);
    expect(place).toMatchObject({ left: 260, top: 266, side: 'top' });
  });

  it.each([
    ['top', { left: 300, top: 10, width: 40, height: 34 }, 'bottom'],
    ['bottom', { left: 300, top: 760, width: 40, height: 34 }, 'top'],
    ['left', { left: 20, top: 300, width: 40, height: 34 }, 'right'],
    ['right', { left: 940, top: 300, width: 40, height: 34 }, 'left'],
  ] as const)('wanted at %s, flips where that has no room', (side, anchor, expected) => {
    expect(placeBeside(anchor, tip, viewport, { ...above, side }).side).toBe(expected);
  });

  it('goes above when it fits neither left nor right', () => {
    const narrow = { width: 320, height: 600 };
    const place = placeBeside({ left: 10, top: 100, width: 300, height: 34 }, { width: 200, height: 28 }, narrow, {
      ...above,
      side: 'right',
    });
    expect(place).toMatchObject({ side: 'top', left: 60, top: 66 });
  });
});
