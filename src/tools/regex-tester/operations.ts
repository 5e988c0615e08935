import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { compile, type CompileFault } from './compile';
import { explainPattern, namesOf, type Explanation } from './explain';
import { findMatches, MOST_LISTED, type Matches } from './find-matches';
import { MODES, patternOptions, replaceOptions, testerOptions } from './options';
import type { runawayFault, RunawayFault } from './runaway';
import { matchesOf } from './scan';
import { snippetsOf, type Snippet } from './snippets';
import { replaceMatches, splitByMatches } from './substitute';
import { parsePattern } from './syntax';

/** What the page remembers, of which no operation asks for all. */
export const remembered = testerOptions;

export type RegexFault = CompileFault | RunawayFault | { readonly code: 'too-long'; readonly limit: number };

/** Milliseconds that may pass without another match: then the pattern is taken for one that would never end. */
export const TIME_LIMIT = 1000;

/** What all that run a pattern of the visitor's have in common: a worker that can be ended, and a fault that names the likely place. */
const BOUNDED = {
  inlineLimit: 0,
  timeLimit: TIME_LIMIT,
  prepare: () => import('@eslint-community/regexpp'),
  // Few patterns are: what looks for the place is fetched when one is.
  overdue: async (...given: Parameters<typeof runawayFault>) => (await import('./runaway')).runawayFault(...given),
} as const;

const DATES = String.raw`(?<year>\d{4})-(?<month>\d\d)`;
const ENDLESS = { inputs: { text: 'aaa!' }, options: { pattern: '^(a+)+$', flags: '' } };

/** All matches of a JavaScript regular expression in a text, each on a line of its own; without the flag g the first alone. */
export const find = defineOperation({
  id: 'find',
  inputs: { text: text() },
  output: 'text',
  options: patternOptions,
  ...BOUNDED,
  examples: [
    { inputs: { text: 'From 2024-01 to 2024-03' }, output: '2024-01\n2024-03' },
    { inputs: { text: 'axb' }, options: { pattern: 'x*', flags: 'g' }, output: '\nx\n\n' },
    { inputs: { text: 'a' }, options: { pattern: '(' }, fault: 'syntax' },
    { inputs: { text: 'a' }, options: { pattern: 'a', flags: 'uv' }, fault: 'u-and-v' },
  ],
  run: async ({ text: given }, { pattern, flags }, job): Promise<Result<string, RegexFault>> => {
    const made = await compile(pattern, flags);
    if (!made.ok) return made;
    const found: string[] = [];
    for (const [match] of matchesOf(given, made.value, job)) found.push(match);
    return ok(found.join('\n'));
  },
});

/** The matches with their places and groups, at most 10,000 of them, and how many there are, for the page. */
export const match = defineOperation({
  id: 'match',
  inputs: { text: text() },
  output: 'report',
  options: patternOptions,
  ...BOUNDED,
  examples: [
    {
      inputs: { text: 'ab' },
      options: { pattern: '(a)|(b)', flags: 'g' },
      check: ({ count, matches }: Matches) =>
        count === 2 && matches[0]?.groups[0]?.text === 'a' && matches[0].groups[1] === undefined,
    },
    {
      inputs: { text: 'axb' },
      options: { pattern: 'x*', flags: 'g' },
      check: ({ matches }: Matches) => matches.map(({ start, end }) => `${start}-${end}`).join() === '0-0,1-2,2-2,3-3',
    },
    {
      inputs: { text: '😀a' },
      options: { pattern: '.', flags: 'g' },
      check: ({ halves }: Matches) => halves.count === 2,
    },
    { ...ENDLESS, check: ({ count }: Matches) => count === 0 },
    { inputs: { text: 'a' }, options: { pattern: '(' }, fault: 'syntax' },
  ],
  run: async ({ text: given }, { pattern, flags }, job): Promise<Result<Matches, RegexFault>> => {
    const made = await compile(pattern, flags);
    if (!made.ok) return made;
    const parsed = await parsePattern(pattern, flags);
    return ok(findMatches(given, made.value, parsed.kind === 'parsed' ? namesOf(parsed.pattern) : undefined, job));
  },
});

/** The text with each match replaced, the first alone without the flag g; $&, $1 and $<name> stand for the match and its groups. */
export const replace = defineOperation({
  id: 'replace',
  inputs: { text: text() },
  output: 'text',
  options: replaceOptions,
  ...BOUNDED,
  examples: [
    { inputs: { text: '2024-01' }, options: { pattern: DATES, replacement: '$<month>/$<year>' }, output: '01/2024' },
    { inputs: { text: 'aaa' }, options: { pattern: 'a', flags: 'g', replacement: '$&$&' }, output: 'aaaaaa' },
  ],
  run: async ({ text: given }, { pattern, flags, replacement }, job): Promise<Result<string, RegexFault>> => {
    const made = await compile(pattern, flags);
    if (!made.ok) return made;
    const replaced = replaceMatches(given, made.value, replacement, job);
    return replaced.kind === 'done' ? ok(replaced.text) : err({ code: 'too-long', limit: replaced.limit });
  },
});

/** What a text is split into: its pieces as JSON, and so many of them as a page lists. */
export interface Pieces {
  readonly text: string;
  readonly count: number;
  readonly pieces: readonly (string | null)[];
}

/** The pieces between the matches, and what groups caught, as a JSON array: null for a group without a part in its match. */
export const split = defineOperation({
  id: 'split',
  inputs: { text: text() },
  output: 'report',
  options: patternOptions,
  ...BOUNDED,
  examples: [
    {
      inputs: { text: 'a1b2c' },
      options: { pattern: String.raw`\d`, flags: '' },
      check: (made: Pieces) => made.count === 3 && made.text === '[\n  "a",\n  "b",\n  "c"\n]',
    },
  ],
  run: async ({ text: given }, { pattern, flags }, job): Promise<Result<Pieces, RegexFault>> => {
    const made = await compile(pattern, flags);
    if (!made.ok) return made;
    const pieces = splitByMatches(given, made.value, job);
    return ok({
      text: JSON.stringify(pieces, null, 2),
      count: pieces.length,
      pieces: pieces.slice(0, MOST_LISTED),
    });
  },
});

export interface Described {
  /** Undefined where it is nested too deeply to be told part by part. */
  readonly explanation?: Explanation;
  readonly snippets: readonly Snippet[];
}

/** What each part of a pattern means, and code that uses it in JavaScript, Python, Java, Go and C#. */
export const describe = defineOperation({
  id: 'describe',
  inputs: { pattern: text() },
  output: 'report',
  options: v.object({
    flags: patternOptions.entries.flags,
    mode: v.optional(v.picklist(MODES), 'match'),
    replacement: replaceOptions.entries.replacement,
  }),
  examples: [
    {
      inputs: { pattern: DATES },
      check: ({ explanation, snippets }: Described) => explanation?.parts.length === 3 && snippets.length === 5,
    },
    { inputs: { pattern: '(' }, fault: 'syntax' },
  ],
  run: async ({ pattern }, options): Promise<Result<Described, RegexFault>> => {
    const made = await compile(pattern, options.flags);
    if (!made.ok) return made;
    const parsed = await parsePattern(pattern, options.flags);
    if (parsed.kind !== 'parsed') return ok({ snippets: [] });
    return ok({
      explanation: explainPattern(parsed.pattern, options.flags),
      snippets: snippetsOf({ ...options, pattern }, parsed.pattern),
    });
  },
});
