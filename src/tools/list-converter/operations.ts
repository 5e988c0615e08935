import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text, type Job } from '../../operations/define';
import { convertList, needsGraphemes, type ConvertedList, type Graphemes, type ListFault } from './convert-list';
import { listSettings, type ListSettings } from './options';
import { PRESETS } from './presets';

const unneeded: Graphemes = () => [];

interface Given {
  readonly text: string;
  readonly other?: string;
}

async function withGraphemes(
  given: Given,
  settings: ListSettings,
  job: Job,
): Promise<Result<ConvertedList, ListFault>> {
  const { graphemeSegments } = await import('unicode-segmenter/grapheme');
  return convertList(given, settings, job, graphemeSegments);
}

function run(given: Given, settings: ListSettings, job: Job) {
  return needsGraphemes(settings) ? withGraphemes(given, settings, job) : convertList(given, settings, job, unneeded);
}

const gives = (expected: string) => (made: ConvertedList) => made.text === expected;

/** Reworks a list; the report holds the text, the counts and, where wished, how often each value comes. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  output: 'report',
  options: listSettings,
  examples: [
    { inputs: { text: '1\n    2\n    3\n    4\n    5' }, check: gives('1, 2, 3, 4, 5') },
    {
      inputs: { text: '1\n2\n2\n4\n4\n3\n5' },
      options: { removeDuplicates: true, itemPrefix: "'", itemSuffix: "'" },
      check: (made: ConvertedList) => made.text === "'1', '2', '4', '3', '5'" && made.counts?.duplicatesRemoved === 2,
    },
    {
      inputs: { text: "O'Brien\n12\nCôté" },
      options: PRESETS.sql,
      check: gives("IN ('O''Brien', '12', 'Côté')"),
    },
    { inputs: { text: 'héllo\n👨‍👩‍👧‍👦abc\n日本語テスト' }, options: { truncate: 3 }, check: gives('hél, 👨‍👩‍👧‍👦ab, 日本語') },
    {
      inputs: { text: 'a,b\n1\n2,3,4' },
      options: { mode: 'transpose', delimiter: 'comma' },
      check: gives('a,1,2\nb,,3\n,,4'),
    },
    { inputs: { text: 'a' }, options: { splitOn: 'regex', splitText: '(' }, fault: 'invalid-pattern' },
    { inputs: { text: '' }, options: PRESETS.json, check: gives('') },
  ],
  run,
});

/** A pattern that is not done by then will hardly ever be. */
const TIME_LIMIT = 20_000;

/** As `convert`, for options with patterns: never in the page and not for ever, since a pattern can take that long over a few letters. */
export const convertByPattern = defineOperation({
  id: 'convertByPattern',
  inputs: { text: text() },
  output: 'report',
  options: listSettings,
  inlineLimit: 0,
  timeLimit: TIME_LIMIT,
  examples: [
    { inputs: { text: 'a1b22c' }, options: { splitOn: 'regex', splitText: '\\d+' }, check: gives('a, b, c') },
    {
      inputs: { text: '1. one\n2) two' },
      options: { removePrefix: '\\d+[.)]', removeByPattern: true },
      check: gives('one, two'),
    },
  ],
  run,
});

/** What two lists have or have not in common, reworked as one list is. */
export const combine = defineOperation({
  id: 'combine',
  inputs: { text: text(), other: text() },
  output: 'report',
  options: listSettings,
  // The options may hold patterns.
  inlineLimit: 0,
  timeLimit: TIME_LIMIT,
  examples: [
    { inputs: { text: 'a\nb\nb\nc', other: 'c\nd\nb' }, options: { keep: 'both' }, check: gives('b, c') },
    { inputs: { text: 'a\nb\na', other: 'b' }, options: { keep: 'onlyFirst' }, check: gives('a') },
    { inputs: { text: 'a', other: 'b\na\nc' }, options: { keep: 'onlySecond' }, check: gives('b, c') },
    { inputs: { text: 'b\na', other: 'c\nA' }, options: { keep: 'either', ignoreCase: true }, check: gives('b, a, c') },
    { inputs: { text: '', other: '' }, options: { keep: 'either' }, check: gives('') },
  ],
  run: (inputs, settings, job) => run(inputs, { ...settings, mode: 'sets' }, job),
});

/** The text of a reworked list, for those who want nothing else. */
export const list = defineOperation({
  id: 'list',
  inputs: { text: text() },
  output: 'text',
  options: listSettings,
  // The options may hold patterns here, too.
  inlineLimit: 0,
  timeLimit: TIME_LIMIT,
  examples: [{ inputs: { text: 'b\na' }, options: { sort: 'ascending' }, output: 'a, b' }],
  run: async (inputs, settings, job): Promise<Result<string, ListFault>> => {
    const made = await run(inputs, settings, job);
    return made.ok ? ok(made.value.text) : err(made.fault);
  },
});
