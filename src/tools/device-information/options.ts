import * as v from 'valibot';

/** What is remembered of this tool. */
export const deviceOptions = v.object({ autoUpdate: v.optional(v.boolean(), true) });
export type DeviceOptions = v.InferOutput<typeof deviceOptions>;
