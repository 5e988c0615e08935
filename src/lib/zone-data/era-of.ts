import { ERAS } from './eras';

/** What a local time is called. */
export interface LocalName {
  /** `CEST`; undefined where people use the offset. */
  readonly abbreviation: string | undefined;
  readonly isSummer: boolean;
}

interface Era {
  /** Unix seconds. */
  readonly until: number;
  /** By the offset in seconds. */
  readonly names: ReadonlyMap<number, LocalName>;
}

let lines: ReadonlyMap<string, string> | undefined;
const read = new Map<string, readonly Era[]>();

/** The text of the table for each zone. */
function linesByZone(): ReadonlyMap<string, string> {
  return new Map(
    ERAS.trim()
      .split('\n')
      .flatMap((line) => {
        const [eras = '', ...zones] = line.split(' ');
        return zones.map((zone) => [zone, eras] as const);
      }),
  );
}

function readEra(text: string): Era {
  const [, until, times = ''] = /^(?:(\d+):)?(.*)$/.exec(text) ?? [];
  const names = times.split(',').map((time): [number, LocalName] => {
    const [, offset = '', unit, name = '', star] = /^(-?\d+)(s?)=([A-Z]*)(\*?)$/.exec(time) ?? [];
    const seconds = Number(offset) * (unit === 's' ? 1 : 60);
    return [seconds, { abbreviation: name === '' ? undefined : name, isSummer: star === '*' }];
  });
  return { until: until === undefined ? Infinity : Number(until), names: new Map(names) };
}

function erasOf(zone: string): readonly Era[] {
  const known = read.get(zone);
  if (known) return known;
  lines ??= linesByZone();
  const eras = (lines.get(zone) ?? '').split(';').map(readEra);
  read.set(zone, eras);
  return eras;
}

/**
 * What the time of a zone (by its present name) with an offset, in seconds, is called at a Unix time in seconds; undefined before 1970 and where the
 * table does not have it.
 */
export function localName(zone: string, at: number, offset: number): LocalName | undefined {
  if (zone === 'UTC') return { abbreviation: 'UTC', isSummer: false };
  if (at < 0) return undefined;
  return erasOf(zone)
    .find(({ until }) => at < until)
    ?.names.get(offset);
}
