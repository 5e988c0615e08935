/** Everything between the parts of a date, by the standard: nearly all of ASCII but letters, digits and the colon. */
const DELIMITERS = /[\t\u0020-\u002f\u003b-\u0040\u005b-\u0060\u007b-\u007e]+/;
const TIME = /^(\d{1,2}):(\d{1,2}):(\d{1,2})(?:\D|$)/;
const DAY = /^(\d{1,2})(?:\D|$)/;
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const YEAR = /^(\d{2,4})(?:\D|$)/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** No date has more parts; what comes behind them does not count. */
const LONGEST = 1024;

interface Parts {
  time?: readonly number[];
  day?: number;
  month?: number;
  year?: number;
}

/**
 * Reads a date as the attribute Expires has it (RFC 6265, 5.1.1): its parts in any order, whatever stands between them, zones passed over.
 * Unix milliseconds; undefined where the date cannot be read, and the attribute does not count.
 */
export function readCookieDate(text: string): number | undefined {
  const parts: Parts = {};
  for (const token of text.slice(0, LONGEST).split(DELIMITERS)) takePart(parts, token);
  const { time, day, month, year } = parts;
  if (time === undefined || day === undefined || month === undefined || year === undefined) return undefined;
  const full = year >= 70 && year <= 99 ? year + 1900 : year <= 69 ? year + 2000 : year;
  const [hour = 0, minute = 0, second = 0] = time;
  if (full < 1601 || hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(Date.UTC(full, month, day, hour, minute, second));
  // A day that the month does not have moves the date on.
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date.getTime() : undefined;
}

/** The first token that may be one of the parts is it, in this order. */
function takePart(parts: Parts, token: string): void {
  const time = parts.time ? null : TIME.exec(token);
  if (time) {
    parts.time = time.slice(1, 4).map(Number);
    return;
  }
  const day = parts.day === undefined ? DAY.exec(token) : null;
  if (day) {
    parts.day = Number(day[1]);
    return;
  }
  if (parts.month === undefined && MONTH.test(token)) {
    parts.month = MONTHS.indexOf(token.slice(0, 3).toLowerCase());
    return;
  }
  const year = parts.year === undefined ? YEAR.exec(token) : null;
  if (year) parts.year = Number(year[1]);
}
