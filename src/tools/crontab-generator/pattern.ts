import { domainOf, type FieldName } from './dialects';
import { type Field, isRestricted, type Item } from './field';
import { fieldOf, type Schedule } from './expression';

/** Lengths that months have, with the months that have them. February is asked for by its years. */
const MONTHS_BY_LENGTH = [
  { length: 31, months: [1, 3, 5, 7, 8, 10, 12] },
  { length: 30, months: [4, 6, 9, 11] },
  { length: 29, months: [2] },
  { length: 28, months: [2] },
] as const;

/**
 * The schedule as seven fields that mean the same to croner: numbers in place of names, lists in place of ranges, Sunday 0.
 * Days counted back from the last (`L-3`), which croner lacks, become one pattern for each length of a month. `years` are the
 * first and the last that matter.
 */
export function patternsOf({ fields, dialect }: Schedule, years: { first: number; last: number }): string[] {
  const part = (name: FieldName) => {
    const field = fieldOf(fields, name);
    if (!field) return name === 'second' ? '0' : '*';
    return name === 'weekday' ? weekdayPart(field) : listPart(field, domainOf(name, dialect));
  };
  const month = fieldOf(fields, 'month');
  const before = [part('second'), part('minute'), part('hour')].join(' ');
  const day = fieldOf(fields, 'day');
  const pattern = (days: string, months: string, year: string) =>
    `${before} ${days} ${months} ${part('weekday')} ${year}`;
  if (!day || !month || !day.items.some(isCountedBack)) {
    return [pattern(day ? dayPart(day) : '*', part('month'), part('year'))];
  }
  return MONTHS_BY_LENGTH.flatMap(({ length, months }) => {
    const days = dayPart(day, length);
    const those = months.filter((number) => month.values.includes(number));
    const year = length > 29 ? part('year') : februaries(length, fieldOf(fields, 'year'), years);
    return days === '' || those.length === 0 || year === '' ? [] : [pattern(days, those.join(','), year)];
  });
}

function isCountedBack(item: Item): boolean {
  return item.kind === 'last' && item.before > 0;
}

/** The years in which February has so many days. */
function februaries(
  length: number,
  field: Field | undefined,
  { first, last }: { first: number; last: number },
): string {
  const found: number[] = [];
  for (let year = first; year <= last; year += 1) {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    if (isLeap === (length === 29) && (!field || field.values.includes(year))) found.push(year);
  }
  return found.join(',');
}

/**
 * A field of plain items. One that begins with `*` keeps its star: croner, as cron, treats such schedules otherwise when
 * the clocks change. All others become lists.
 */
function listPart(field: Field, { min, max }: { min: number; max: number }): string {
  if (!field.isStar) return field.values.join(',');
  const [first, ...rest] = field.items;
  const step = first?.kind === 'every' ? first.step : 1;
  // A step over the end of the field leaves the first value, whatever it is; croner takes steps up to the field's size.
  const star = step === 1 ? '*' : `*/${Math.min(step, max - min + 1)}`;
  return rest.length === 0 || star === '*' ? star : [star, ...field.values].join(',');
}

/** Days of the month; those counted back from the last need the length of the month. */
function dayPart(field: Field, length = 31): string {
  if (field.isStar && !isRestricted(field, 'unix')) return '*';
  const special = field.items.flatMap((item) => {
    if (item.kind === 'nearest') return [`${item.day}W`];
    if (item.kind !== 'last') return [];
    if (item.before === 0) return [item.nearest ? 'LW' : 'L'];
    const day = length - item.before;
    return day < 1 ? [] : [item.nearest ? `${day}W` : String(day)];
  });
  return [...field.values, ...special].join(',');
}

function weekdayPart(field: Field): string {
  if (field.isStar && !isRestricted(field, 'unix')) return '*';
  const special = field.items.flatMap((item) => {
    if (item.kind === 'nth') return [`${item.weekday}#${item.nth}`];
    return item.kind === 'last-weekday' ? [`${item.weekday}L`] : [];
  });
  return [...field.values, ...special].join(',');
}
