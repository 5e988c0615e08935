import * as v from 'valibot';
import { defineOperation, text } from '../../operations/define';
import { scalePicture, type Scaled } from './sample-tool';

/** What is remembered of this tool; what is typed is not. Each option has a default. */
export const scaleOptions = v.object({
  newWidth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)), 1280),
  rounding: v.optional(v.picklist(['nearest', 'up', 'down']), 'nearest'),
});

/** The size of a scaled picture, and its aspect ratio. */
export const scale = defineOperation({
  id: 'scale',
  inputs: { size: text() },
  output: 'report',
  options: scaleOptions,
  examples: [
    { inputs: { size: '1920×1080' }, output: { width: 1280, height: 720, ratio: [16, 9] } },
    {
      inputs: { size: '1920×1080' },
      options: { newWidth: 100, rounding: 'up' },
      check: ({ height }: Scaled) => height === 57,
    },
    { inputs: { size: '1920' }, fault: 'not-size' },
    { inputs: { size: '1920×1' }, options: { newWidth: 1 }, fault: 'vanishes' },
  ],
  run: ({ size }, options) => scalePicture(size, options),
});
