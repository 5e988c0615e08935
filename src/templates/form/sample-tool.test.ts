import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { readSize, scalePicture, type ScaleOptions } from './sample-tool';

const scale = (text: string, newWidth: number, rounding: ScaleOptions['rounding'] = 'nearest') =>
  scalePicture(text, { newWidth, rounding });

it.each([
  ['1920×1080', 1280, 720, [16, 9]],
  [' 1280 x 720 ', 1920, 1080, [16, 9]],
  ['3*5', 2, 3, [3, 5]],
  ['1X1', 1, 1, [1, 1]],
] as const)('%s at a width of %i is %i high', (text, newWidth, height, ratio) =>
  expect(scale(text, newWidth)).toEqual(ok({ width: newWidth, height, ratio })),
);

it.each([
  ['', 0],
  ['big', 0],
  ['0x5', 0],
  ['1920', 4],
  ['1920×', 5],
  ['1920×1080px', 9],
  ['1920-1080', 4],
  ['1234567x1', 6],
])('%j is no size, from its offset %i on', (text, at) => expect(readSize(text)).toEqual(err({ code: 'not-size', at })));

it('rounds as told', () => {
  expect(scale('3x4', 2, 'up')).toMatchObject({ value: { height: 3 } });
  expect(scale('3x4', 2, 'down')).toMatchObject({ value: { height: 2 } });
});

it('refuses what would be no pixel high', () => expect(scale('1000x1', 400)).toEqual(err({ code: 'vanishes' })));

it('leaves a picture of the same width as it is, with its ratio in lowest terms', () => {
  const side = fc.integer({ min: 1, max: 999_999 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const scaled = scale(`${width}×${height}`, width);
      expect(scaled).toMatchObject({ ok: true, value: { width, height } });
      const [across, down] = scaled.ok ? scaled.value.ratio : [];
      expect((across ?? 0) * height).toBe((down ?? 0) * width);
    }),
  );
});
