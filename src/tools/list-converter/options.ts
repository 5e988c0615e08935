import * as v from 'valibot';

/** Longest text that one of the options may hold, in UTF-16 units. */
export const OPTION_LIMIT = 1000;

const typed = (initial: string) =>
  v.optional(v.pipe(v.string(), v.maxLength(OPTION_LIMIT), v.metadata({ linked: 'parameter' })), initial);
const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)), 0);
const flag = (initial: boolean) => v.optional(v.boolean(), initial);

export const SPLITS = ['line', 'comma', 'semicolon', 'tab', 'space', 'text', 'regex'] as const;
export const SORTS = [
  'none',
  'ascending',
  'descending',
  'numericAscending',
  'numericDescending',
  'length',
  'codePoint',
  'shuffle',
] as const;
export const ESCAPES = ['none', 'json', 'sql', 'csv', 'html', 'shell', 'regex'] as const;

/** What stands in the first list only, in the second only, in both, or in either of them. */
export const KEEPS = ['onlyFirst', 'onlySecond', 'both', 'either'] as const;

/** Everything that is remembered of this tool, in the order of the work; the text is not. */
export const listOptions = v.object({
  /** Rework one list, compare it with another, or make columns of lines. */
  mode: v.optional(v.picklist(['list', 'sets', 'transpose']), 'list'),
  /** What is kept of two lists. */
  keep: v.optional(v.picklist(KEEPS), 'both'),
  /** Where one cell of a line ends when columns are made. */
  delimiter: v.optional(v.picklist(['tab', 'comma', 'text']), 'tab'),
  ownDelimiter: typed(';'),

  splitOn: v.optional(v.picklist(SPLITS), 'line'),
  /** The separator for `text`, the regular expression for `regex`; splits nothing while empty. */
  splitText: typed(''),
  trim: flag(true),
  removePrefix: typed(''),
  removeSuffix: typed(''),
  /** The prefix and suffix to remove are regular expressions. */
  removeByPattern: flag(false),
  dropEmpty: flag(true),
  letterCase: v.optional(v.picklist(['none', 'lower', 'upper']), 'none'),
  /** Longest item in visible characters; 0 is no limit. */
  truncate: count,
  removeDuplicates: flag(false),
  /** Duplicates, and the same values of the frequency table, may differ in case. */
  ignoreCase: flag(false),
  sort: v.optional(v.picklist(SORTS), 'none'),
  reverse: flag(false),
  /** How many items are kept, from the first; 0 keeps all. */
  keepFirst: count,

  escape: v.optional(v.picklist(ESCAPES), 'none'),
  itemPrefix: typed(''),
  itemSuffix: typed(''),
  separator: typed(', '),
  onePerLine: flag(false),
  listPrefix: typed(''),
  listSuffix: typed(''),
  numberItems: flag(false),

  /** Count how often each value comes, too. */
  frequency: flag(false),
});

export type ListOptions = v.InferOutput<typeof listOptions>;

/** What the operation takes: also the language, whose order of letters the natural sort follows. */
export const listSettings = v.object({
  ...listOptions.entries,
  language: v.optional(v.picklist(['zh-cn', 'en', 'fr']), 'en'),
});

export type ListSettings = v.InferOutput<typeof listSettings>;

/** Whether a few letters can take for ever. */
export function hasPattern(options: ListOptions): boolean {
  if (options.mode === 'transpose') return false;
  const removes = options.removePrefix !== '' || options.removeSuffix !== '';
  return options.splitOn === 'regex' || (options.removeByPattern && removes);
}
