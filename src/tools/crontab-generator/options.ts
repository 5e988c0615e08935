import * as v from 'valibot';
import { DIALECTS } from './dialects';

/** How many runs can be asked for. */
export const RUN_COUNTS = [5, 10, 20, 50] as const;

/** What is remembered, the expression among it. A whole crontab is not. */
export const rememberedOptions = v.object({
  expression: v.optional(v.pipe(v.string(), v.maxLength(500), v.metadata({ linked: 'parameter' })), '0 9 * * 1-5'),
  dialect: v.optional(v.picklist(['auto', ...DIALECTS]), 'auto'),
  /** Empty for the browser's own. */
  zone: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
  count: v.optional(v.picklist(RUN_COUNTS), 5),
  hour24: v.optional(v.boolean(), true),
  verbose: v.optional(v.boolean(), false),
});
export type RememberedOptions = v.InferOutput<typeof rememberedOptions>;
