// Reads what the database of time zones is compiled to (TZif, RFC 9636), for the names and the summer times of each zone.

/** @typedef {{ readonly offset: number, readonly isSummer: boolean, readonly name: string }} LocalTime */

/**
 * The local times of a zone, each from its first second on (the first from ever).
 * @param {Buffer} file @returns {{ readonly from: number, readonly time: LocalTime }[]}
 */
export function readZoneFile(file) {
  const first = headerAt(file, 0);
  const at =
    44 + first.times * 5 + first.types * 6 + first.chars + first.leaps * 8 + first.standards + first.universals;
  const { times, types, chars } = headerAt(file, at);
  const start = at + 44;
  const typesAt = start + times * 9;
  const names = file.subarray(typesAt + types * 6, typesAt + types * 6 + chars).toString('latin1');
  const timeOf = (/** @type {number} */ type) => {
    const place = typesAt + type * 6;
    const name = names.slice(file[place + 5] ?? 0).split('\0', 1)[0] ?? '';
    return { offset: file.readInt32BE(place), isSummer: file[place + 4] === 1, name };
  };
  const changes = Array.from({ length: times }, (_, index) => ({
    from: Number(file.readBigInt64BE(start + index * 8)),
    time: timeOf(file[start + times * 8 + index] ?? 0),
  }));
  return [{ from: -Infinity, time: timeOf(0) }, ...changes];
}

/** @param {Buffer} file @param {number} at */
function headerAt(file, at) {
  if (file.toString('latin1', at, at + 4) !== 'TZif') throw new Error('This is no file of a time zone.');
  const [universals = 0, standards = 0, leaps = 0, times = 0, types = 0, chars = 0] = [0, 1, 2, 3, 4, 5].map((index) =>
    file.readUInt32BE(at + 20 + index * 4),
  );
  return { universals, standards, leaps, times, types, chars };
}

/** Where the database has a time below the standard one in place of a summer time: its standard time is what people call summer time … */
const INVERTED = new Set(['Africa/Windhoek', 'Europe/Dublin']);
/** … or nobody calls it so: since 2018 Morocco keeps one time all year, and another in Ramadan. */
const WITHOUT_SUMMER = new Set(['Africa/Casablanca', 'Africa/El_Aaiun']);

/** Before 1970 the zones of the database are not those of places. */
const SINCE = 0;

/**
 * Eras of a zone, in each of which an offset has one name: `until:offset=NAME,offset=NAME*;…`, where `*` is summer time, offsets are minutes
 * (or seconds, `-2670s`), and the last has no end.
 * @param {string} zone @param {ReturnType<typeof readZoneFile>} changes
 */
export function erasOf(zone, changes) {
  /** @type {{ until?: number, times: Map<number, string> }[]} */
  const eras = [{ times: new Map() }];
  const after = changes.findIndex(({ from }) => from > SINCE);
  const present = changes.slice(after === -1 ? changes.length - 1 : after - 1);
  present.forEach(({ from, time }, index) => {
    const isSummer = INVERTED.has(zone) ? !time.isSummer && isPaired(present, index) : time.isSummer;
    const written = `${/^[A-Z]+$/.test(time.name) ? time.name : ''}${isSummer && !(WITHOUT_SUMMER.has(zone) && time.offset === 0) ? '*' : ''}`;
    let era = eras.at(-1) ?? eras[0];
    if (!era) return;
    const known = era.times.get(time.offset);
    if (known !== undefined && known !== written) {
      era.until = from;
      era = { times: new Map() };
      eras.push(era);
    }
    era.times.set(time.offset, written);
  });
  return eras
    .map(({ until, times }) => {
      const list = [...times].map(
        ([offset, written]) => `${offset % 60 === 0 ? offset / 60 : `${offset}s`}=${written}`,
      );
      return `${until === undefined ? '' : `${until}:`}${list.join(',')}`;
    })
    .join(';');
}

/** Whether a time below it stands before and behind it, within a year. @param {ReturnType<typeof readZoneFile>} present @param {number} index */
function isPaired(present, index) {
  const own = present[index]?.from ?? 0;
  return [present[index - 1], present[index + 1]].every(
    (near) => near?.time.isSummer === true && Math.abs(near.from - own) < 366 * 86_400,
  );
}
