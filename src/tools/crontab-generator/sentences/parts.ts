import type { Clock, Listing, Span } from '../meaning';

/** How a language writes the parts of a list. */
export interface ListWords {
  readonly name: (value: number) => string;
  readonly range: (span: Span) => string;
  /** Two and more parts as one. */
  readonly join: (parts: readonly string[]) => string;
}

/** The values of a list as one text: all of them, or `0, 2, 4, …, 22`. `comma` stands between the parts of such a series. */
export function listText({ spans, series }: Listing, words: ListWords, comma = ', '): string {
  if (series) return [...series.begin.map(words.name), '…', words.name(series.last)].join(comma);
  return words.join(spans.map((span) => (isSingle(span) ? words.name(span.from) : words.range(span))));
}

export function isSingle({ from, to }: Span): boolean {
  return from === to;
}

/** The only value of a list that has no more than one. */
export function onlyValue({ spans }: Listing): number | undefined {
  const [span, ...others] = spans;
  return span && others.length === 0 && isSingle(span) ? span.from : undefined;
}

/** `a, b and c`. */
export function joinWith(and: string, parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `09:00`, `09:00:30`; by twelve hours `9:00 AM`. */
export function latinClock(clock: Clock, hour24: boolean): string {
  return hour24
    ? `${two(clock.hour)}:${afterHour(clock)}`
    : `${hourOf12(clock.hour)}:${afterHour(clock)} ${clock.hour < 12 ? 'AM' : 'PM'}`;
}

/** Minutes, and seconds where the clock has them. */
export function afterHour({ minute, second }: Clock): string {
  return second === undefined ? two(minute) : `${two(minute)}:${two(second)}`;
}

/** 12 at midnight and noon. */
export function hourOf12(hour: number): number {
  return hour % 12 || 12;
}
