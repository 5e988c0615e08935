import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { findKeyCodes, type KeyCodeEntry } from './key-codes';

/** Everything that is remembered of this tool. */
export const keyOptions = v.object({
  events: v.optional(v.picklist(['keydown', 'keyup', 'both']), 'keydown'),
  /** Keeps the browser from acting on the keys that are pressed. */
  prevent: v.optional(v.boolean(), true),
});

export type KeyOptions = v.InferOutput<typeof keyOptions>;

const holds = (code: string, length: number) => (found: readonly KeyCodeEntry[]) =>
  found.length === length && found.some((entry) => entry.code === code);

/** Keys by their keyCode, key or code, asked for in words; all of them where nothing is asked. */
export const findCodes = defineOperation({
  id: 'findCodes',
  inputs: { query: text() },
  output: 'rows',
  options: v.object({}),
  inlineLimit: 5000,
  examples: [
    { inputs: { query: 'what is keyCode 13?' }, check: holds('NumpadEnter', 2) },
    { inputs: { query: '27' }, check: holds('Escape', 1) },
    { inputs: { query: 'Space' }, check: holds('Space', 1) },
    { inputs: { query: 'arrow' }, check: holds('ArrowLeft', 4) },
    { inputs: { query: '' }, check: (found) => found.length > 100 },
    { inputs: { query: 'keyCode 7' }, check: holds('Digit7', 2) },
    { inputs: { query: 'keyCode 999' }, fault: 'no-key' },
  ],
  run: ({ query }): Result<readonly KeyCodeEntry[], { code: 'no-key' }> => {
    const found = findKeyCodes(query);
    return found.length === 0 ? err({ code: 'no-key' }) : ok(found);
  },
});
