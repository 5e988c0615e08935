import * as v from 'valibot';
import { defineOperation } from '../../operations/define';
import { scalePicture, type Scaled } from './sample-tool';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

/** Everything that is remembered of this tool. Each option has a default. */
export const scaleOptions = v.object({
  width: v.optional(pixels, 1920),
  height: v.optional(pixels, 1080),
  newWidth: v.optional(pixels, 1280),
  rounding: v.optional(v.picklist(['nearest', 'up', 'down']), 'nearest'),
});

/** The size of a scaled picture, and its aspect ratio. */
export const scale = defineOperation({
  id: 'scale',
  inputs: {},
  output: 'report',
  options: scaleOptions,
  examples: [
    { inputs: {}, output: { width: 1280, height: 720, ratio: [16, 9] } },
    { inputs: {}, options: { newWidth: 100, rounding: 'up' }, check: ({ height }: Scaled) => height === 57 },
    { inputs: {}, options: { height: 1, newWidth: 1 }, fault: 'vanishes' },
  ],
  run: (_inputs, options) => scalePicture(options),
});
