import { defineOperation, text } from '../../operations/define';
import { ok } from '../../lib/result';
import { countOptions } from './options';
import type { Statistics } from './statistics';

/** Counts characters, words, lines, bytes and the rest of a text. */
export const count = defineOperation({
  id: 'count',
  inputs: { text: text() },
  output: 'report',
  options: countOptions,
  inlineLimit: 5000,
  examples: [
    { inputs: { text: '' }, check: ({ characters, words, lines }: Statistics) => characters + words + lines === 0 },
    {
      inputs: { text: 'Hello, world!' },
      check: ({ characters, words, lines, bytes }: Statistics) =>
        characters === 13 && words === 2 && lines === 1 && bytes === 13,
    },
    {
      inputs: { text: '你好，世界！今天天气很好。' },
      options: { language: 'zh' },
      check: ({ words, cjk, sentences }: Statistics) => words === 5 && cjk === 10 && sentences === 2,
    },
  ],
  run: async ({ text: given }, options, job) => {
    // The library beside what uses it: a chunk of its own, which changes less often than our code.
    const [{ countText }] = await Promise.all([import('./statistics'), import('unicode-segmenter/grapheme')]);
    return ok(await countText(given, options, job));
  },
});

export { readFile } from '../../operations/read-text-file';
