import * as v from 'valibot';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { DIALECTS } from './dialects';
import { escapeText, writeOthers, type Escaped, type Other } from './escape';
import { AMOUNTS, LEAST_WIDTH, MOST_WIDTH } from './style';
import { unescapeText, type Unescaped } from './unescape';

/** Everything that is remembered of this tool. */
export const stringOptions = v.object({
  language: v.optional(v.picklist(DIALECTS), 'json'),
  quotes: v.optional(v.boolean(), true),
  ascii: v.optional(v.boolean(), false),
  amount: v.optional(v.picklist(AMOUNTS), 'needed'),
  html: v.optional(v.boolean(), false),
  split: v.optional(v.boolean(), false),
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(LEAST_WIDTH), v.maxValue(MOST_WIDTH)), 80),
  perLine: v.optional(v.boolean(), false),
  peel: v.optional(v.boolean(), true),
  strict: v.optional(v.boolean(), false),
});
export type StringOptions = v.InferOutput<typeof stringOptions>;

export const ESCAPE_NAMES = ['language', 'quotes', 'ascii', 'amount', 'html', 'split', 'width', 'perLine'] as const;
export const UNESCAPE_NAMES = ['language', 'perLine', 'peel', 'strict'] as const;
export const escapeOptions = v.pick(stringOptions, ESCAPE_NAMES);
export const unescapeOptions = v.pick(stringOptions, UNESCAPE_NAMES);

const settingsOf = ({ split, width, ...settings }: v.InferOutput<typeof escapeOptions>) => ({
  ...settings,
  width: split ? width : 0,
});

export const TEXT = 'He said: "It\'s 5%"\n\\n 😀';
export const LITERAL = '"He said: \\"It\'s 5%\\"\\n\\\\n 😀"';
const TWICE = String.raw`%22%7B%5C%22a%5C%22%3A1%7D%22`;

/** A text as a string literal of a programming language, a database, a shell or a data format. */
export const escape = defineOperation({
  id: 'escape',
  inputs: { text: text() },
  output: 'text',
  options: escapeOptions,
  examples: [
    { inputs: { text: TEXT }, output: LITERAL },
    { inputs: { text: TEXT }, options: { language: 'javascript' }, output: String.raw`'He said: "It\'s 5%"\n\\n 😀'` },
    { inputs: { text: "it's" }, options: { language: 'sql' }, output: "'it''s'" },
    { inputs: { text: "it's" }, options: { language: 'posix' }, output: String.raw`'it'\''s'` },
    { inputs: { text: '1+1=2?' }, options: { language: 'regex-python' }, output: String.raw`1\+1=2\?` },
    { inputs: { text: 'é 😀' }, options: { ascii: true }, output: String.raw`"\u00e9 \ud83d\ude00"` },
    { inputs: { text: 'a"b' }, options: { quotes: false }, output: String.raw`a\"b` },
    { inputs: { text: 'a\nb' }, options: { perLine: true }, output: '"a"\n"b"' },
    { inputs: { text: '</script>' }, options: { html: true }, output: String.raw`"\u003c/script\u003e"` },
    { inputs: { text: 'a\0b' }, options: { language: 'postgresql' }, fault: 'cannot-hold' },
    { inputs: { text: 'a\nb' }, options: { language: 'cmd' }, fault: 'cannot-hold' },
    { inputs: { text: '' }, output: '""' },
  ],
  run: ({ text: source }, options) => {
    const made = escapeText(source, settingsOf(options));
    return made.ok ? ok(made.value.text) : made;
  },
});

/** As `escape`, with whether it is read as the same text again and what there is to say, for the page. */
export const describeText = defineOperation({
  id: 'describeText',
  inputs: { text: text() },
  output: 'report',
  options: escapeOptions,
  examples: [
    {
      inputs: { text: 'a\u001bb' },
      options: { language: 'powershell-double' },
      check: ({ isSame, notes: [note] }: Escaped) => isSame && note === 'powershell-6',
    },
  ],
  run: ({ text: source }, options) => escapeText(source, settingsOf(options)),
});

/** The same text in the other languages of the group. */
export const others = defineOperation({
  id: 'others',
  inputs: { text: text() },
  output: 'rows',
  // It writes the text a dozen times.
  inlineLimit: 2000,
  options: escapeOptions,
  examples: [
    {
      inputs: { text: "it's" },
      options: { language: 'sql' },
      check: ([mysql]: readonly Other[]) => mysql?.language === 'mysql' && mysql.text === String.raw`'it\'s'`,
    },
  ],
  run: ({ text: source }, options) => ok(writeOthers(source, settingsOf(options))),
});

/** String literals, or what stands between their quotes, as the text that they stand for, also where it is escaped several times. */
export const unescape = defineOperation({
  id: 'unescape',
  inputs: { text: text() },
  output: 'text',
  options: unescapeOptions,
  examples: [
    { inputs: { text: LITERAL }, output: TEXT },
    { inputs: { text: TWICE }, output: '{"a":1}' },
    { inputs: { text: TWICE }, options: { language: 'url', peel: false }, output: String.raw`"{\"a\":1}"` },
    { inputs: { text: String.raw`[{\"a\":1}]` }, output: '[{"a":1}]' },
    { inputs: { text: String.raw`'\x41\u{1F600}'` }, options: { language: 'javascript' }, output: 'A😀' },
    { inputs: { text: "'it''s'" }, options: { language: 'sql' }, output: "it's" },
    { inputs: { text: String.raw`$'a\nb'"c"` }, options: { language: 'bash' }, output: 'a\nbc' },
    { inputs: { text: String.raw`"a\qb"` }, output: String.raw`a\qb` },
    { inputs: { text: String.raw`"a\qb"` }, options: { strict: true }, fault: 'not-read' },
    { inputs: { text: '' }, output: '' },
  ],
  run: async ({ text: source }, options) => {
    const read = await unescapeText(source, options);
    return read.ok ? ok(read.value.text) : read;
  },
});

/** As `unescape`, with the layers that were taken away and what was left as it stands, for the page. */
export const describeEscaped = defineOperation({
  id: 'describeEscaped',
  inputs: { text: text() },
  output: 'report',
  options: unescapeOptions,
  examples: [
    {
      inputs: { text: TWICE },
      check: ({ layers, json }: Unescaped) =>
        layers.map(({ language }) => language).join(' ') === 'url json' && json === 'json',
    },
  ],
  run: ({ text: source }, options) => unescapeText(source, options),
});
