import { defineOperation } from '../../operations/define';
import { generateFiller, type Report } from './generate';
import { fillerOptions, pageOptions } from './options';

/** What the page remembers, of which no operation asks for all. */
export const remembered = pageOptions;

/** Placeholder text with its counts. */
export const generate = defineOperation({
  id: 'generate',
  inputs: {},
  output: 'report',
  options: fillerOptions,
  examples: [
    {
      inputs: {},
      options: { unit: 'words', amount: 8, seed: 'abc' },
      output: {
        text: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
        words: 8,
        characters: 56,
        bytes: 56,
        seed: 'abc',
      },
    },
    {
      inputs: {},
      options: { language: 'zh-hans' },
      check: ({ text }: Report) => text.startsWith('天地玄黄，宇宙洪荒。日月盈昃，辰宿列张。'),
    },
    {
      inputs: {},
      options: { amount: 3, format: 'html' },
      check: ({ text }: Report) => /^(<p>[^<>]+<\/p>\n?){3}$/.test(text),
    },
    {
      inputs: {},
      options: { unit: 'bytes', amount: 1000, language: 'zh-hans' },
      check: ({ text, bytes }: Report) => bytes === 1000 && new TextEncoder().encode(text).length === 1000,
    },
    { inputs: {}, options: { amount: 0 }, fault: 'bad-amount' },
    { inputs: {}, options: { amount: 2.5 }, fault: 'bad-amount' },
    { inputs: {}, options: { amount: 1001 }, fault: 'bad-amount' },
  ],
  run: (_inputs, options, job) => generateFiller(options, job.random, (done) => job.progress(done, options.amount)),
});
