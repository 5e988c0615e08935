import * as v from 'valibot';
import { defineOperation, text } from '../../operations/define';
import { numberLines } from './sample-tool';

/** Everything that is remembered of this tool. Each option has a default. */
export const numberingOptions = v.object({
  start: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 1),
  separator: v.optional(v.picklist(['dot', 'colon', 'tab']), 'dot'),
  skipEmpty: v.optional(v.boolean(), false),
});

/** Numbers the lines of a text. */
export const number = defineOperation({
  id: 'number',
  inputs: { text: text() },
  output: 'text',
  options: numberingOptions,
  examples: [
    { inputs: { text: 'a\nb' }, output: '1. a\n2. b' },
    { inputs: { text: 'a\n\nb' }, options: { start: 5, skipEmpty: true }, output: '5. a\n\n6. b' },
    { inputs: { text: '\0' }, fault: 'not-text' },
  ],
  run: (inputs, options) => numberLines(inputs.text, options),
});
