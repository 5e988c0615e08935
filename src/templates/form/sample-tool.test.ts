import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { scalePicture, type ScaleOptions } from './sample-tool';

const scale = (width: number, height: number, newWidth: number, rounding: ScaleOptions['rounding'] = 'nearest') =>
  scalePicture({ width, height, newWidth, rounding });

it.each([
  [1920, 1080, 1280, 720, [16, 9]],
  [1280, 720, 1920, 1080, [16, 9]],
  [3, 5, 2, 3, [3, 5]],
  [1, 1, 1, 1, [1, 1]],
] as const)('%i × %i at a width of %i is %i high', (width, height, newWidth, newHeight, ratio) =>
  expect(scale(width, height, newWidth)).toEqual(ok({ width: newWidth, height: newHeight, ratio })),
);

it('rounds as told', () => {
  expect(scale(3, 4, 2, 'up')).toMatchObject({ value: { height: 3 } });
  expect(scale(3, 4, 2, 'down')).toMatchObject({ value: { height: 2 } });
});

it('refuses what would be no pixel high', () => expect(scale(1000, 1, 400)).toEqual(err({ code: 'vanishes' })));

it('leaves a picture of the same width as it is, with its ratio in lowest terms', () => {
  const side = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const scaled = scale(width, height, width);
      if (!scaled.ok) throw new Error('Its own size is a size');
      expect(scaled.value.height).toBe(height);
      const [across, down] = scaled.value.ratio;
      expect(across * height).toBe(down * width);
    }),
  );
});
