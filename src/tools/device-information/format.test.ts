import { expect, it } from 'vitest';
import { aspectRatio, guessZoom, physicalSize, refreshRate, utcOffset } from './format';

it.each([
  [-480, 'UTC+08:00'],
  [210, 'UTC−03:30'],
  [-345, 'UTC+05:45'],
  [0, 'UTC'],
  [-0, 'UTC'],
  [-840, 'UTC+14:00'],
  [720, 'UTC−12:00'],
])('%d minutes behind UTC is %s', (behind, offset) => expect(utcOffset(behind)).toBe(offset));

it.each([
  [390, 844, 3, '1170 × 2532'],
  [1536, 864, 1.25, '1920 × 1080'],
  [412, 915, 2.625, '1082 × 2402'],
])('%d × %d at %d is %s', (width, height, ratio, pixels) => expect(physicalSize(width, height, ratio)).toBe(pixels));

it.each([
  [1920, 1080, '16:9'],
  [2560, 1600, '16:10'],
  [3440, 1440, '21:9 (43:18)'],
  [2560, 1080, '21:9 (64:27)'],
  [3840, 1600, '21:9 (12:5)'],
  [5120, 1440, '32:9'],
  [390, 844, '195:422'],
  [1080, 1920, '9:16'],
  [800, 1280, '10:16'],
  [1366, 768, '16:9 (683:384)'],
  [1024, 768, '4:3'],
  [1280, 1024, '5:4'],
  [2256, 1504, '3:2'],
  [500, 500, '1:1'],
  [0, 10, undefined],
  [Number.NaN, 10, undefined],
])('%d × %d is %s', (width, height, ratio) => expect(aspectRatio(width, height)).toBe(ratio));

it.each([
  [1920, 1920, 100],
  [1936, 1920, 100],
  [1920, 1536, 125],
  [1920, 3840, 50],
  [1920, 1280, 150],
  [1920, 1200, undefined],
  [0, 1200, undefined],
])('a window of %d with %d inside is zoomed to %s %%', (outer, inner, zoom) => {
  expect(guessZoom(outer, inner)).toBe(zoom);
});

it('takes the middle distance of frames', () => {
  const times = Array.from({ length: 61 }, (_, index) => (index * 1000) / 120);
  expect(refreshRate(times)).toBe(120);
  // The page was hidden for five seconds.
  expect(refreshRate(times.map((time, index) => (index > 30 ? time + 5000 : time)))).toBe(120);
  expect(refreshRate([])).toBeUndefined();
  expect(refreshRate([5])).toBeUndefined();
  expect(refreshRate([5, 5, 5])).toBeUndefined();
});
