/** How instants are written: language (BCP 47), zone, and the present in milliseconds since the Unix epoch. */
export interface DateStyle {
  readonly language: string;
  readonly isUtc: boolean;
  readonly now: number;
}

/** An instant (milliseconds since the Unix epoch) in words, to the second or with as many digits of one, in the visitor's zone or in UTC. */
export function instantText(
  ms: number,
  { language, isUtc }: Pick<DateStyle, 'language' | 'isUtc'>,
  digits?: 3,
): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...(digits && { fractionalSecondDigits: digits }),
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
    ...(isUtc && { timeZone: 'UTC' }),
  }).format(ms);
}
