import { describe, expect, it } from 'vitest';
import { judgeSystem, lookAt, type Look } from './support';

const colour = (picture: string, width = 20): Look => ({ width, ink: 'coloured', picture });
const MISSING = '\u{f8ffe}';
const BOX: Look = { width: 12, ink: 'plain', picture: 'box' };

/** A system by the looks of its texts; all others are boxes. */
const system = (looks: Record<string, Look>) => judgeSystem((text) => looks[text] ?? BOX);

describe('a system with coloured emojis', () => {
  const canDraw = system({
    '😀': colour('face'),
    '🏴': colour('flag'),
    '🚀': colour('rocket'),
    '👩‍🚀': colour('woman and rocket', 40),
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿': colour('flag'),
    '🇫🇷': { width: 22, ink: 'plain', picture: 'FR' },
    '🫥': { width: 20, ink: 'none', picture: '0' },
    [MISSING]: BOX,
  });

  it.each(['😀', '🚀', '🏴'])('draws %s', (text) => expect(canDraw(text)).toBe(true));
  // Falls into two, lacks its tags, is letters, is a box, leaves no trace.
  it.each(['👩‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇫🇷', '🫪', '🫥'])('does not draw %s', (text) => expect(canDraw(text)).toBe(false));
});

it('takes plain signs for emojis where a system has no others', () => {
  const canDraw = system({
    '😀': { width: 20, ink: 'plain', picture: 'face' },
    '🏴': { width: 20, ink: 'plain', picture: 'flag' },
    [MISSING]: BOX,
  });
  expect(canDraw('😀')).toBe(true);
  expect(canDraw('🫪')).toBe(false);
});

describe('pixels', () => {
  it.each([
    ['none', [0, 0, 0, 0]],
    ['plain', [255, 0, 254, 255]],
    ['coloured', [250, 200, 60, 255]],
    // A smoothed edge says nothing about the colour.
    ['plain', [120, 90, 200, 80]],
  ])('are %s', (ink, pixels) => expect(lookAt(pixels).ink).toBe(ink));

  it('are the same picture only where they are alike', () => {
    expect(lookAt([9, 9, 9, 255, 0, 0, 0, 0]).picture).not.toBe(lookAt([0, 0, 0, 0, 9, 9, 9, 255]).picture);
    expect(lookAt([9, 9, 9, 255]).picture).toBe(lookAt([9, 9, 9, 255]).picture);
  });
});
