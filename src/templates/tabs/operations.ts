import * as v from 'valibot';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { escapeText, unescapeText } from './escape';

/** Everything that is remembered of this tool. Each option has a default. */
export const escapeOptions = v.object({
  which: v.optional(v.picklist(['non-ascii', 'all']), 'non-ascii'),
  uppercase: v.optional(v.boolean(), false),
});

/** Characters as `\uXXXX`. */
export const escape = defineOperation({
  id: 'escape',
  inputs: { text: text() },
  output: 'text',
  options: escapeOptions,
  examples: [
    { inputs: { text: 'é' }, output: '\\u00e9' },
    { inputs: { text: 'a' }, options: { which: 'all' }, output: '\\u0061' },
  ],
  run: (inputs, options) => ok(escapeText(inputs.text, options)),
});

/** The characters behind `\uXXXX`. */
export const unescape = defineOperation({
  id: 'unescape',
  inputs: { text: text() },
  output: 'text',
  options: v.object({}),
  examples: [
    { inputs: { text: '\\u00E9' }, output: 'é' },
    { inputs: { text: '\\u12' }, fault: 'broken-escape' },
  ],
  run: (inputs) => unescapeText(inputs.text),
});
