import * as v from 'valibot';
import { ok } from '../../lib/result';
import { defineOperation } from '../../operations/define';
import { drawNumbers } from './sample-tool';

const number = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** Everything that is remembered of this tool. Each option has a default. */
export const drawOptions = v.object({
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 6),
  lowest: v.optional(number(99_999), 1),
  highest: v.optional(number(99_999), 49),
  distinct: v.optional(v.boolean(), true),
});

/** Numbers drawn at random, one on a line. */
export const draw = defineOperation({
  id: 'draw',
  inputs: {},
  output: 'text',
  options: drawOptions,
  examples: [
    { inputs: {}, check: (numbers) => new Set(numbers.split('\n')).size === 6 },
    { inputs: {}, options: { quantity: 2, lowest: 5, highest: 5, distinct: false }, output: '5\n5' },
    { inputs: {}, options: { lowest: 9, highest: 8 }, fault: 'reversed' },
    { inputs: {}, options: { highest: 3 }, fault: 'too-few' },
  ],
  run: (_inputs, options, job) => {
    const drawn = drawNumbers(options, job.random);
    return drawn.ok ? ok(drawn.value.join('\n')) : drawn;
  },
});
