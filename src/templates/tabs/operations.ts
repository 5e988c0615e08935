import * as v from 'valibot';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { escapeText, unescapeText } from './escape';

/** What is remembered of the first tab. Each option has a default. */
export const escapeOptions = v.object({
  which: v.optional(v.picklist(['non-ascii', 'all']), 'non-ascii'),
  uppercase: v.optional(v.boolean(), false),
});

/** What is remembered of the second tab; an option of the same name would be the same for both. */
export const unescapeOptions = v.object({
  broken: v.optional(v.picklist(['refuse', 'keep']), 'refuse'),
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
  options: unescapeOptions,
  examples: [
    { inputs: { text: '\\u00E9' }, output: 'é' },
    { inputs: { text: '\\u12' }, fault: 'broken-escape' },
    { inputs: { text: '\\u12' }, options: { broken: 'keep' }, output: '\\u12' },
  ],
  run: (inputs, options) => unescapeText(inputs.text, options),
});
