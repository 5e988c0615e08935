import type { Entry } from './entry';

/** The most that servers take of a header as a rule. */
export const MOST_HEADER_BYTES = 8192;
/** So many cookies of a domain the standard promises room for. */
export const PROMISED_COOKIES = 50;

/** What a browser sends in one Cookie header at most. */
export interface HeaderTotal {
  /** Undefined where no line tells the host. */
  readonly host?: string;
  readonly count: number;
  readonly bytes: number;
}

/** What is too much of it: of each header, and of each host for which cookies are stored. */
export function headerTotals(entries: readonly Entry[]): HeaderTotal[] {
  const totals = new Map<string, { host: string | undefined; count: number; bytes: number }>();
  for (const { set, line, list = line, name, value, size, replacedBy } of entries) {
    if (set && (set.verdict.state !== 'stored' || replacedBy !== undefined)) continue;
    const host = set?.verdict.host;
    const key = set ? `host ${host ?? ''}` : `line ${list}`;
    const total = totals.get(key) ?? { host, count: 0, bytes: -'; '.length };
    total.count += 1;
    total.bytes += size + (name === '' && !value.includes('=') ? 0 : 1) + '; '.length;
    totals.set(key, total);
  }
  return [...totals.values()]
    .filter(({ count, bytes }) => count > PROMISED_COOKIES || bytes > MOST_HEADER_BYTES)
    .map(({ host, ...rest }) => ({ ...(host !== undefined && { host }), ...rest }));
}
