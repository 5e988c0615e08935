import * as v from 'valibot';
import { ALL_BITS } from './mode';

/** What is remembered of this tool. */
export const chmodOptions = v.object({
  mode: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ALL_BITS)), 0o755),
  target: v.optional(v.picklist(['file', 'directory']), 'file'),
  recursive: v.optional(v.boolean(), false),
  umask: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '022'),
});
export type ChmodOptions = v.InferOutput<typeof chmodOptions>;
