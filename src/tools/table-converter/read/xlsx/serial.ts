import type { NumberMeaning } from './number-format';

/** A number of days as ISO 8601, and whether it is a day that Excel counts and no calendar has. */
export interface SerialText {
  readonly text: string;
  readonly neverWas?: boolean;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const SECOND = 1000;
/** Days from 1970-01-01 back to the day before 1900-01-01 as counted up to 1900-02-28, and to 1904-01-01. */
const EPOCH_1900 = -25_568;
const EPOCH_1904 = -24_107;
/** The day 1900-02-29, which Excel took over from Lotus 1-2-3; from here on its count is one ahead. */
const LEAP_DAY = 60;
/** 9999-12-31, beyond which nothing is a day. */
const LAST_DAY = 2_932_896;
/** So many hours a span may have that is still exact to the millisecond. */
const SPAN_MOST = 9e14;

/** What a number of days means; undefined where it is none, as when it is negative or beyond the year 9999. */
export function serialText(serial: number, meaning: NumberMeaning, is1904: boolean): SerialText | undefined {
  const time = Math.round(serial * DAY);
  if (meaning === 'number' || !(Math.abs(time) <= SPAN_MOST)) return undefined;
  if (meaning === 'duration') return { text: spanText(time) };
  if (time < 0) return undefined;
  const day = Math.floor(time / DAY);
  const rest = time - day * DAY;
  // A time of day alone: but what has days as well would lose them. Excel's day 0 is none.
  const isClock = meaning === 'time' || (rest > 0 && !is1904);
  if (day === 0 && isClock) return { text: clockText(rest) };
  const date = is1904 ? dayText(day + EPOCH_1904) : dayOf1900(day);
  if (!date) return undefined;
  // A format that shows no time does not take it away.
  return meaning === 'date' && rest === 0 ? date : { ...date, text: `${date.text}T${clockText(rest)}` };
}

function dayOf1900(day: number): SerialText | undefined {
  if (day === 0) return { text: '1900-01-00', neverWas: true };
  if (day === LEAP_DAY) return { text: '1900-02-29', neverWas: true };
  return dayText(day + EPOCH_1900 - (day > LEAP_DAY ? 1 : 0));
}

function dayText(sinceEpoch: number): SerialText | undefined {
  if (sinceEpoch > LAST_DAY) return undefined;
  return { text: new Date(sinceEpoch * DAY).toISOString().slice(0, 10) };
}

const two = (part: number) => String(part).padStart(2, '0');

/** `14:40:00`, with milliseconds where there are any. */
function clockText(time: number): string {
  const fraction = time % SECOND;
  const clock = [Math.floor(time / HOUR), Math.floor(time / MINUTE) % 60, Math.floor(time / SECOND) % 60];
  return clock.map(two).join(':') + (fraction === 0 ? '' : `.${String(fraction).padStart(3, '0')}`);
}

function spanText(time: number): string {
  return `${time < 0 ? '-' : ''}${clockText(Math.abs(time))}`;
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d:\d\d(?:\.\d{1,3})?))?$/;
const CLOCK = /^(-?)(\d{1,6}):(\d\d):(\d\d)(?:\.(\d{1,3}))?$/;

/** The number of a date, a time or a span in the 1900 system, where it would be read back as the same text. */
export function serialOf(text: string): { readonly serial: number; readonly meaning: NumberMeaning } | undefined {
  const found = dateSerial(text) ?? clockSerial(text);
  return found && serialText(found.serial, found.meaning, false)?.text === text ? found : undefined;
}

function dateSerial(text: string) {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const [, year, month, day, clock] = match;
  const days = daySerial(Number(year), Number(month), Number(day));
  const time = clock === undefined ? 0 : (clockSerial(clock)?.serial ?? Number.NaN);
  return { serial: days + time, meaning: clock === undefined ? ('date' as const) : ('datetime' as const) };
}

function daySerial(year: number, month: number, day: number): number {
  if (year === 1900 && month === 2 && day === 29) return LEAP_DAY;
  if (year === 1900 && month === 1 && day === 0) return 0;
  const days = Date.UTC(year, month - 1, day) / DAY - EPOCH_1900;
  return days >= LEAP_DAY ? days + 1 : days;
}

function clockSerial(text: string) {
  const match = CLOCK.exec(text);
  if (!match) return undefined;
  const [, sign, hours, minutes, seconds, fraction = ''] = match;
  const time =
    Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND + Number(fraction.padEnd(3, '0'));
  const isSpan = sign === '-' || Number(hours) >= 24;
  return {
    serial: (sign === '-' ? -time : time) / DAY,
    meaning: isSpan ? ('duration' as const) : ('time' as const),
  };
}
