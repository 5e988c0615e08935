import * as v from 'valibot';

/** What the sheet holds before anybody wrote into it. */
export const DEFAULT_SHEET = '2 * sqrt(6)\n200 + 10%\n5.08 cm to inch';

/** How results are worked out and written. */
export const sheetOptions = v.object({
  angle: v.optional(v.picklist(['rad', 'deg']), 'rad'),
  /** Significant digits of what is no integer. */
  digits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)), 16),
  grouping: v.optional(v.boolean(), false),
  decimalSign: v.optional(v.picklist(['dot', 'comma']), 'dot'),
});

export type SheetOptions = v.InferOutput<typeof sheetOptions>;

/** What is remembered: the options, and the sheet itself. */
export const rememberedOptions = v.object({
  ...sheetOptions.entries,
  sheet: v.optional(v.pipe(v.string(), v.metadata({ linked: 'input' })), DEFAULT_SHEET),
});
export type RememberedOptions = v.InferOutput<typeof rememberedOptions>;
