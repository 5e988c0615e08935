import * as v from 'valibot';

/** How answers are written. */
export const answerOptions = v.object({
  decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 10),
});
export type AnswerOptions = v.InferOutput<typeof answerOptions>;
