import * as v from 'valibot';

/** An option for the blanks per level, a whole number from `min` to `max`, or a tab; `offered` are the values that a list shows. */
export const indentOption = (min: number, max: number, offered: readonly (number | 'tab')[]) =>
  v.pipe(
    v.union([v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), v.literal('tab')]),
    v.metadata({ offered }),
  );
