import * as v from 'valibot';
import { ok, type Result } from '../lib/result';
import { withTemporal } from '../lib/temporal';
import { listAllZones, type ZoneEntry } from '../lib/zones';
import { defineOperation } from './define';

/** No date is further from the epoch, in milliseconds. */
const LAST_INSTANT = 8_640_000_000_000_000;

/** All time zones with their offsets now, for the page, where one of them is chosen; some hundred milliseconds of work, so never done there. */
export const listZones = defineOperation({
  id: 'listZones',
  inputs: {},
  output: 'report',
  // Milliseconds since the Unix epoch, where the clock is held; else the clock is asked.
  options: v.object({
    now: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-LAST_INSTANT), v.maxValue(LAST_INSTANT))),
  }),
  inlineLimit: 0,
  examples: [
    {
      inputs: {},
      options: { now: 1_681_333_824_000 },
      check: (zones: readonly ZoneEntry[]) =>
        zones[0]?.zone === 'UTC' && zones.some(({ zone, offset }) => zone === 'Europe/Paris' && offset === '+02:00'),
    },
  ],
  run: (_inputs, { now }, job): Result<readonly ZoneEntry[], never> | Promise<Result<readonly ZoneEntry[], never>> =>
    withTemporal((T) => ok(listAllZones(T, now ?? job.now()))),
});
