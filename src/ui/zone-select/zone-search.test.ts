import { Temporal } from 'temporal-polyfill/implementation';
import { describe, expect, it } from 'vitest';
import { listAllZones, modernZone } from '../../lib/zones';
import { zoneMatcher } from './zone-search';
import { OTHER_NAMES } from '../../lib/zone-data/zone-names';

const zones = listAllZones(Temporal, Date.UTC(2026, 0, 15));
const found = (query: string) => zones.filter((entry) => zoneMatcher(entry)(query)).map(({ zone }) => zone);

describe('a zone is found', () => {
  it.each([
    ['US/Pacific', 'America/Los_Angeles'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['PRC', 'Asia/Shanghai'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Zulu', 'UTC'],
    ['+8', 'Asia/Shanghai'],
    ['UTC+8', '+08:00'],
    ['gmt+8', 'Asia/Singapore'],
    ['GMT+08:00', 'Asia/Shanghai'],
    ['UTC+05:30', 'Asia/Kolkata'],
    ['\u22123:30', 'America/St_Johns'],
    ['GMT', 'UTC'],
    ['UTC', 'UTC'],
    ['PST', 'America/Los_Angeles'],
    ['cest', 'Europe/Berlin'],
    ['JST', 'Asia/Tokyo'],
    ['los angeles', 'America/Los_Angeles'],
    ['san francisco', 'America/Los_Angeles'],
    ['Pékin', 'Asia/Shanghai'],
    ['pekin', 'Asia/Shanghai'],
    ['北京', 'Asia/Shanghai'],
    ['东京', 'Asia/Tokyo'],
    ['Londres', 'Europe/London'],
    ['london', 'Europe/London'],
    ['孟买', 'Asia/Kolkata'],
    ['科特迪瓦', 'Africa/Abidjan'],
  ])('by %s: %s', (query, zone) => {
    expect(found(query)).toContain(zone);
  });

  it.each(['+1', 'UTC+1'])('by %s and no zone of +10:00 with it', (query) =>
    expect(zones.filter(({ zone }) => found(query).includes(zone)).every(({ offset }) => offset === '+01:00')).toBe(
      true,
    ),
  );
});

it('shows present names, and every other name is one of its zone', () => {
  const names = zones.map(({ zone }) => zone);
  expect(names).toContain(modernZone('Asia/Calcutta'));
  expect(names).not.toContain('Asia/Calcutta');
  expect(new Set(names).size).toBe(names.length);
  const offsets = (zone: string) =>
    ['2026-01-15T00:00Z', '2026-07-15T00:00Z'].map((at) => Temporal.Instant.from(at).toZonedDateTimeISO(zone).offset);
  const wrong = Object.entries(OTHER_NAMES).flatMap(([zone, others]) =>
    others.split(' ').filter((other) => offsets(other).join() !== offsets(zone).join()),
  );
  expect(wrong).toEqual([]);
});
