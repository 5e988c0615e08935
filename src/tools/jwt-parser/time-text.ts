import type { ClaimTime } from './claims';
import type { ToolWords } from './use-words';

/** How instants are written: language (BCP 47), zone, and the present in milliseconds since the Unix epoch. */
export interface DateStyle {
  readonly language: string;
  readonly isUtc: boolean;
  readonly now: number;
}

/** An instant (milliseconds since the Unix epoch) in words, to the second, in the visitor's zone or in UTC. */
export function instantText(ms: number, { language, isUtc }: DateStyle): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
    ...(isUtc && { timeZone: 'UTC' }),
  }).format(ms);
}

/** What is odd about the time of a claim; undefined when nothing is. */
export function timeWarning(time: ClaimTime, words: ToolWords): string | undefined {
  if (time.state === 'not-number') return words.timeNotNumber;
  if (time.state === 'out-of-range') return words.timeOutOfRange;
  if (!time.isMilliseconds) return undefined;
  if (time.asSeconds === undefined) return words.looksLikeMilliseconds;
  return `${words.looksLikeMilliseconds} ${words.asSeconds(new Date(time.asSeconds).getUTCFullYear())}`;
}
