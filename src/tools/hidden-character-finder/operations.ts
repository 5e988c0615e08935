import * as v from 'valibot';
import type { TextComparison } from '../../lib/diff/comparison';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { clean as cleanText, examine, type Examined } from './examine';
import { cleanOptions, inspectOptions, listOptions, settingsOf } from './options';
import { decodeFile } from './read-file';
import { FORMATS, reportText } from './report-text';

/** What the page remembers, of which no operation but one asks for all. */
export const remembered = inspectOptions;

const codesOf = ({ finds }: Examined) =>
  finds.map(({ line, column, code }) => `${line}:${column} ${code.toString(16)}`);

/** Hidden and look-alike characters of a text with their places, what is hidden in them, and the text without them. */
export const inspect = defineOperation({
  id: 'inspect',
  inputs: { text: text() },
  output: 'report',
  options: inspectOptions,
  decode: decodeFile,
  examples: [
    {
      inputs: { text: 'hello\u200bworld' },
      check: (value: Examined) => value.text === 'helloworld' && codesOf(value).join() === '1:6 200b',
    },
    {
      inputs: { text: '👨‍👩‍👧‍👦 می\u200cخواهم' },
      check: ({ total, explained }: Examined) => total === 0 && explained.joiner === 4,
    },
    {
      inputs: { text: 'p\u0430ypal' },
      check: ({ finds: [find], text: cleaned }: Examined) =>
        find?.word?.reads === 'paypal' && cleaned === 'p\u0430ypal',
    },
    {
      inputs: { text: 'p\u0430ypal' },
      options: { cleanLookAlike: true },
      check: ({ text: cleaned }: Examined) => cleaned === 'paypal',
    },
    {
      inputs: { text: '😀\u{e0158}\u{e0159}\u{e0111}' },
      check: ({ total, messages: [message] }: Examined) => total === 3 && message?.text === 'hi!',
    },
  ],
  run: async ({ text: given }, options, job) => ok(await examine(given, settingsOf(options), job)),
  passed: ({ text: cleaned }) => cleaned,
});

/** The text without hidden characters: joiners, marks and spaces that have a reason stay. */
export const clean = defineOperation({
  id: 'clean',
  inputs: { text: text() },
  output: 'text',
  options: cleanOptions,
  decode: decodeFile,
  examples: [
    { inputs: { text: 'hello\u200bworld' }, output: 'helloworld' },
    { inputs: { text: 'admin\u202e\u2066// check\u2069\u2066 begin' }, output: 'admin// check begin' },
    { inputs: { text: 'price:\u00a010' }, output: 'price: 10' },
    { inputs: { text: '\u2028x' }, output: '\nx' },
    { inputs: { text: '❤️ 🏳️‍🌈' }, output: '❤️ 🏳️‍🌈' },
    { inputs: { text: 'g\u043e\u043egle' }, options: { cleanLookAlike: true }, output: 'google' },
    { inputs: { text: '' }, output: '' },
  ],
  run: async ({ text: given }, options, job) => ok(await cleanText(given, settingsOf(options), job)),
});

/** The finds as JSON, with the hidden messages and the counts, or as CSV. */
export const list = defineOperation({
  id: 'list',
  inputs: { text: text() },
  output: 'text',
  options: v.object({ ...listOptions.entries, format: v.optional(v.picklist(FORMATS), 'json') }),
  decode: decodeFile,
  examples: [
    {
      inputs: { text: 'a\u200bb' },
      options: { format: 'csv' },
      output:
        'line,column,offset,code,name,kind,why,level,word,reads\r\n1,2,1,U+200B,ZERO WIDTH SPACE,zeroWidth,invisible,warning,,\r\n',
    },
    { inputs: { text: 'abc' }, check: (json: string) => json.includes('"total": 0') },
  ],
  run: async ({ text: given }, { format, ...options }, job) =>
    ok(reportText(await examine(given, settingsOf(options), job), format)),
});

/** What cleaning changed, line by line. */
export const compare = defineOperation({
  id: 'compare',
  inputs: { text: text(), cleaned: text() },
  output: 'report',
  options: v.object({}),
  examples: [
    {
      inputs: { text: 'a\u200b\nb', cleaned: 'a\nb' },
      check: ({ counts }: TextComparison) => counts.changed === 1,
    },
  ],
  run: async ({ text: given, cleaned }, _, { progress }) => {
    const [{ compareTexts }, { IGNORE_NOTHING }] = await Promise.all([
      import('../../lib/diff/comparison'),
      import('../../lib/diff/line-diff'),
    ]);
    return ok(compareTexts(given, cleaned, IGNORE_NOTHING, progress));
  },
  passed: (_, { cleaned }) => cleaned,
});

export { readFile } from '../../operations/read-text-file';
