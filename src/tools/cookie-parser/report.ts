import { err, ok, type Result } from '../../lib/result';
import { readTypedInstant } from '../../lib/typed-instant';
import { utf8Length } from '../../lib/utf8-length';
import { adviceFor } from './advice';
import { entryOf, type Entry } from './entry';
import { judge, type Verdict } from './judge';
import { readPage, type Page, type PageFault } from './page';
import { publicSuffixes } from './public-suffixes';
import type { ExportedCookie, JsonTextFault } from './read-exports';
import { readLines, type Read } from './read-lines';
import type { Form, HeaderLine, Kind, LineFault } from './read-text';
import { parseSetCookie, splitPair, trimBlanks } from './set-cookie';
import { headerTotals, type HeaderTotal } from './totals';

export type CookieFault = { readonly code: 'none' } | JsonTextFault | PageFault | { readonly code: 'bad-time' };

export interface Report {
  readonly entries: readonly Entry[];
  /** Lines without a cookie among those that have one. */
  readonly faults: readonly LineFault[];
  /** What is sent in one header, by its hosts. */
  readonly totals: readonly HeaderTotal[];
  /** Unix milliseconds for which it was read. */
  readonly now: number;
}

export interface Given {
  readonly text: string;
  readonly page?: string;
  readonly time?: string;
}

/** Reads the cookies of a text in whatever form they stand there, and says what a browser does with them. */
export async function readCookies(given: Given, kind: Kind, present: number): Promise<Result<Report, CookieFault>> {
  const page = pageOf(given.page);
  if (!page.ok) return page;
  const now = timeOf(given.time, present);
  if (!now.ok) return now;
  const read = await readLines(given.text, kind);
  if (!read.ok) return read;
  const entries = await entriesOf(read.value, page.value, now.value);
  if (entries.length === 0) return err({ code: 'none' });
  const counted = withReplaced(withCounts(entries));
  return ok({ entries: counted, faults: read.value.faults, totals: headerTotals(counted), now: now.value });
}

function pageOf(typed = ''): Result<Page | undefined, PageFault> {
  return typed.trim() === '' ? ok(undefined) : readPage(typed);
}

function timeOf(typed = '', present: number): Result<number, CookieFault> {
  if (typed.trim() === '') return ok(present);
  const read = readTypedInstant(typed);
  if (!read.ok || Number.isNaN(new Date(read.value.ms).getTime())) return err({ code: 'bad-time' });
  return ok(read.value.ms);
}

async function entriesOf(
  { lines, pairs, exported, form }: Read,
  page: Page | undefined,
  now: number,
): Promise<Entry[]> {
  const sets = lines.map((line) => (line.form === 'set-cookie' ? parseSetCookie(line.text) : undefined));
  const asks = [...sets, ...exported].some((cookie) => cookie?.domain);
  // The list of public suffixes is long: it comes where a domain is named.
  const isPublicSuffix = asks ? await publicSuffixes() : () => false;
  const ofLines = lines.flatMap((line, index) => {
    const cookie = sets[index];
    if (!cookie) return cookieEntries(line);
    const verdict = judge(cookie, page, now, isPublicSuffix);
    return [entryOf(line, cookie, { cookie, verdict, advice: adviceFor(cookie, verdict) })];
  });
  const ofPairs = pairs.map(([name, value]) => pairEntry({ form, line: 1, at: 0, parts: 1 }, name, value));
  return [...ofLines, ...ofPairs, ...exported.map((cookie) => exportedEntry(cookie, form, now, isPublicSuffix))];
}

/** The pairs of a Cookie header; what stands there twice is there twice. */
function cookieEntries(line: HeaderLine): Entry[] {
  return line.text
    .split(';')
    .filter((pair) => trimBlanks(pair) !== '')
    .map((pair) => {
      const { name, value } = splitPair(pair);
      return pairEntry({ ...line, parts: 1 }, name, value);
    });
}

function pairEntry(place: Parameters<typeof entryOf>[0], name: string, value: string): Entry {
  return entryOf(place, { name, value, size: utf8Length(name) + utf8Length(value) });
}

/** What a browser has stored already, for the hosts that the file tells. */
function exportedEntry(
  cookie: ExportedCookie,
  form: Form,
  now: number,
  isPublicSuffix: (domain: string) => boolean,
): Entry {
  const { host, withSubdomains, line, at } = cookie;
  const verdict = judge(cookie, undefined, now, isPublicSuffix);
  const kept: Verdict = { ...verdict, ...(host !== undefined && { host }), withSubdomains };
  return entryOf({ form, line, at, parts: 1 }, cookie, { cookie, verdict: kept, advice: [] });
}

/** With how many share a name: those of one Cookie header, or of all that is set. */
function withCounts(entries: readonly Entry[]): Entry[] {
  const keys = entries.map(({ form, name, line, list = line }) =>
    JSON.stringify([form === 'cookie' ? list : form, name]),
  );
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return entries.map((entry, index) => ({ ...entry, same: counts.get(keys[index] ?? '') ?? 1 }));
}

/** Of those that are set with the same name, domain and path only the last stays. */
function withReplaced(entries: readonly Entry[]): Entry[] {
  const later = new Map<string, number>();
  return entries
    .toReversed()
    .map((entry) => {
      if (!entry.set || entry.set.verdict.state === 'refused') return entry;
      const { host, withSubdomains, path } = entry.set.verdict;
      const key = JSON.stringify([entry.name, host, withSubdomains, path, entry.set.cookie.partitioned]);
      const replacedBy = later.get(key);
      if (replacedBy === undefined) later.set(key, entry.line);
      return replacedBy === undefined ? entry : { ...entry, replacedBy };
    })
    .toReversed();
}
