import { err, type Result } from '../result';
import { momentOf, SECOND, wallMoment } from './calendar';
import type { Context, DateFault, ExcelSystem, Moment } from './moment';

/** A decimal number without loss: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** More digits than any timestamp has on one side of the point; beyond, the number is out of every range. */
const MAX_DIGITS = 60;

/** Reads `12`, `-0.5`, `.5` or `12.`; nothing else, and no exponents. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
  const [, sign, whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') return undefined;
  // Far behind the point, digits only tell that there are some.
  const kept = fraction.length > MAX_DIGITS ? `${fraction.slice(0, MAX_DIGITS)}1` : fraction;
  const significant = whole.replace(/^0+(?=\d)/, '');
  const bounded = significant.length > MAX_DIGITS ? '9'.repeat(MAX_DIGITS) : significant;
  const digits = BigInt(bounded + kept);
  return { digits: sign === '-' ? -digits : digits, scale: kept.length };
}

/** So many places an exponent moves the point at most: beyond, the number is out of every range. */
const MAX_EXPONENT = 80;

/** Thousands parted by a mark, the same throughout: the mark of the decimals is another one. */
const GROUPED: readonly (readonly [RegExp, group: RegExp])[] = [
  [/^[+-]?[1-9]\d{0,2}(?:([ ,_'’])\d{3})(?:\1\d{3})*(?:\.\d*)?$/, /[ ,_'’]/g],
  [/^[+-]?[1-9]\d{0,2}(?: \d{3})+,\d+$/, / /g],
  [/^[+-]?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/, /\./g],
  // One point alone is that of the decimals.
  [/^[+-]?[1-9]\d{0,2}(?:\.\d{3}){2,}$/, /\./g],
];

/**
 * A number as programs and people write it, in plain digits: grouped (`1,664,845,200`, `1 000`, `1.664.845.200`,
 * `1'664'845'200`), with a comma for the point where it cannot be a group (`45028,5`, `1681333824,123`), or with an
 * exponent (`1.6e9`). A text that is none of these comes back as it is.
 */
export function plainNumber(text: string): string {
  const [, group] = GROUPED.find(([pattern]) => pattern.test(text)) ?? [];
  const number = (group ? text.replaceAll(group, '') : text).replace(/^([+-]?\d+),(?=\d+(?:e[+-]?\d+)?$)/i, '$1.');
  const exponent = /^([+-]?)(\d*)(?:\.(\d*))?e([+-]?\d{1,3})$/i.exec(number);
  const [, sign = '', whole = '', fraction = '', power = ''] = exponent ?? [];
  return exponent && whole + fraction !== '' ? sign + movedPoint(whole, fraction, Number(power)) : number;
}

function movedPoint(whole: string, fraction: string, power: number): string {
  const places = Math.max(-MAX_EXPONENT, Math.min(MAX_EXPONENT, power));
  const digits = whole + fraction;
  const point = whole.length + places;
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  const padded = digits.padEnd(point, '0');
  const rest = padded.slice(point).replace(/(?<!0)0+$/, '');
  return rest === '' ? padded.slice(0, point) : `${padded.slice(0, point)}.${rest}`;
}

/** The quotient rounded down, also below zero. */
export function floorDiv(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor !== 0n && dividend < 0n !== divisor < 0n ? quotient - 1n : quotient;
}

/** The quotient rounded to the nearest, halves up; the divisor is above zero. */
export function roundDiv(dividend: bigint, divisor: bigint): bigint {
  return floorDiv(2n * dividend + divisor, 2n * divisor);
}

/** A count of units since the Unix epoch; what is below a nanosecond is dropped and said. */
export function momentOfCount(count: Decimal, unit: bigint): Result<Moment, DateFault> {
  const scale = 10n ** BigInt(count.scale);
  const total = count.digits * unit;
  return momentOf(floorDiv(total, scale), total % scale === 0n ? [] : [{ code: 'digits-dropped' }]);
}

/** 100-nanosecond steps, which FILETIME and .NET ticks count. */
const TICK = 100n;
/** The Unix epoch in FILETIME (since 1601-01-01) and in ticks (since 0001-01-01), in 100-nanosecond steps. */
export const FILETIME_EPOCH = 116_444_736_000_000_000n;
export const TICKS_EPOCH = 621_355_968_000_000_000n;
/** The last FILETIME that Windows takes, and the last tick of `DateTime.MaxValue`. */
export const LAST_FILETIME = 2n ** 63n - 1n;
export const LAST_TICK = 3_155_378_975_999_999_999n;

function momentOfTicks(count: bigint, epoch: bigint, last: bigint): Result<Moment, DateFault> {
  if (count < 0n || count > last) return err({ code: 'number-range', first: '0', last: String(last) });
  return momentOf((count - epoch) * TICK);
}

export const momentOfFiletime = (count: bigint) => momentOfTicks(count, FILETIME_EPOCH, LAST_FILETIME);
export const momentOfNetTicks = (count: bigint) => momentOfTicks(count, TICKS_EPOCH, LAST_TICK);

/** 100-nanosecond steps since another epoch, rounded down. */
export function ticksSince(ns: bigint, epoch: bigint): bigint {
  return floorDiv(ns, TICK) + epoch;
}

/** The first serial number after the last day that Excel has, 9999-12-31. */
export const EXCEL_END: Record<ExcelSystem, bigint> = { '1900': 2_958_466n, '1904': 2_957_004n };

const DAY_MS = 86_400_000n;

/**
 * A serial number of days in Excel, as the clocks of the zone, to the nearest millisecond. In the 1900 system Excel
 * believes in a 29 February 1900, number 60: from 61 on it is one ahead of the days that were.
 */
export function momentOfExcel(serial: Decimal, { T, zone, excel }: Context): Result<Moment, DateFault> {
  const scale = 10n ** BigInt(serial.scale);
  const day = floorDiv(serial.digits, scale);
  if (serial.digits < 0n || day >= EXCEL_END[excel]) {
    return err({ code: 'number-range', first: '0', last: String(EXCEL_END[excel] - 1n) });
  }
  if (excel === '1900' && day === 60n) return err({ code: 'excel-sixty' });
  const ms = roundDiv(serial.digits * DAY_MS, scale);
  return wallMoment(excelOrigin(T, excel, day < 60n).add({ milliseconds: Number(ms) }), zone);
}

/** The day that would have the number 0. */
function excelOrigin(T: Context['T'], excel: ExcelSystem, isBeforeGap: boolean) {
  if (excel === '1904') return new T.PlainDateTime(1904, 1, 1);
  return new T.PlainDateTime(1899, 12, isBeforeGap ? 31 : 30);
}

/** Digits that Excel keeps of a number. */
const EXCEL_DIGITS = 15;

/**
 * The serial number of what the clocks show, in 15 significant digits; undefined before the first or after the last day
 * of the system. Never rounded up into the day that does not exist, nor beyond the last one.
 */
export function excelSerial(
  wall: InstanceType<Context['T']['PlainDateTime']>,
  { T, excel }: Pick<Context, 'T' | 'excel'>,
): string | undefined {
  const isBeforeGap = wall.year < 1900 || (wall.year === 1900 && wall.month < 3);
  const origin = excelOrigin(T, excel, isBeforeGap);
  const day = BigInt(origin.toPlainDate().until(wall.toPlainDate(), { largestUnit: 'days' }).days);
  const first = excel === '1900' ? 1n : 0n;
  if (day < first || day >= EXCEL_END[excel]) return undefined;
  const midnight = wall.withPlainTime();
  const { hours, minutes, seconds, milliseconds, microseconds, nanoseconds } = midnight.until(wall, {
    largestUnit: 'hours',
  });
  const ns =
    BigInt(hours * 3600 + minutes * 60 + seconds) * SECOND +
    BigInt(milliseconds * 1_000_000 + microseconds * 1000 + nanoseconds);
  const total = day * DAY_MS * 1_000_000n + ns;
  const decimals = EXCEL_DIGITS - (day === 0n ? 0 : String(day).length);
  const factor = 10n ** BigInt(decimals);
  const rounded = roundDiv(total * factor, DAY_MS * 1_000_000n);
  const limit = (isBeforeGap && excel === '1900' ? 60n : EXCEL_END[excel]) * factor;
  return decimalText(rounded < limit ? rounded : limit - 1n, decimals);
}

function decimalText(digits: bigint, scale: number): string {
  const padded = String(digits).padStart(scale + 1, '0');
  return `${padded.slice(0, padded.length - scale)}.${padded.slice(padded.length - scale)}`.replace(
    /\.0+$|(?<!0)0+$/,
    '',
  );
}
