import { parse, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { listZones } from './list-zones';
import { job } from './testing';

it.each([-8.64e15, 0, 8.64e15])('lists the zones at %d ms', async (now) => {
  const zones = await listZones.run({}, parse(listZones.options, { now }), job());
  expect(zones.ok && zones.value.length).toBeGreaterThan(300);
});

it.each([0.5, 7e-323, 8.64e15 + 2, NaN, Infinity])('takes no clock that says %d', (now) =>
  expect(safeParse(listZones.options, { now }).success).toBe(false),
);
