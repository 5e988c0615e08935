import * as v from 'valibot';
import type { DataUnit } from '../../lib/data-units';
import { BARE_UNITS, LETTER_BASES } from './sum-list';
import { DATA_UNITS, KILOS } from './units';
import { NUMBER_FORMATS } from './write-number';

export const TABS = ['size', 'rate', 'time', 'volume', 'list'] as const;
export type Tab = (typeof TABS)[number];

/** What is typed into a calculation belongs to it: it stands in a link, and is no secret. */
const typed = (initial: string) =>
  v.optional(v.pipe(v.string(), v.maxLength(4000), v.metadata({ linked: 'parameter' })), initial);

const digits = v.optional(
  v.pipe(
    v.union([v.literal('exact'), v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(12))]),
    v.metadata({ offered: ['exact', 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }),
  ),
  'exact',
);

const WANTED: readonly ('all' | DataUnit)[] = ['all', ...DATA_UNITS];

/** How units are read and numbers are written. */
export const unitFields = {
  to: v.optional(v.picklist(WANTED), 'all'),
  kilo: v.optional(v.picklist(KILOS), '1000'),
  digits,
  numbers: v.optional(v.picklist(NUMBER_FORMATS), 'language'),
  block: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 40)), 1_048_576),
};

export const listFields = {
  letters: v.optional(v.picklist(LETTER_BASES), '1024'),
  bare: v.optional(v.picklist(BARE_UNITS), '1'),
  nested: v.optional(v.boolean(), false),
};

export const overhead = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(90)), 0);

/** Everything that is remembered of this tool; a list is not. */
export const rememberedOptions = v.object({
  tab: v.optional(v.picklist(TABS), 'size'),
  size: typed('4.7 GB'),
  rate: typed('100 Mbit/s'),
  solve: v.optional(v.picklist(['time', 'rate']), 'time'),
  time: typed('8 h'),
  volumeOf: v.optional(v.picklist(['rate', 'events']), 'rate'),
  period: typed('30 d'),
  events: typed('500/s'),
  eventSize: typed('800 B'),
  overhead,
  ...unitFields,
  ...listFields,
});
export type RememberedOptions = v.InferOutput<typeof rememberedOptions>;
