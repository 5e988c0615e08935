import { err, ok, type Result } from '../../lib/result';
import { readTypedInstant } from '../../lib/typed-instant';
import { utf8Length } from '../../lib/utf8-length';
import { adviceFor, type Advice } from './advice';
import { judge, type Verdict } from './judge';
import { lookInto, type Found } from './look-into';
import { readPage, type Page, type PageFault } from './page';
import { publicSuffixes } from './public-suffixes';
import { readCookiesTxt, readJsonExport, type ExportedCookie } from './read-exports';
import { curlCookies, headerLines, type Form, type HeaderLine, type Kind } from './read-text';
import { parseSetCookie, splitPair, trimBlanks, type ParsedCookie } from './set-cookie';

export type CookieFault = { readonly code: 'none' } | PageFault | { readonly code: 'bad-time' };

export interface Entry {
  readonly form: Form;
  readonly name: string;
  readonly value: string;
  /** Bytes of name and value. */
  readonly size: number;
  /** From 1. */
  readonly line: number;
  /** UTF-16 offset of the line's cookies. */
  readonly at: number;
  /** How many cookies of the same list have this name. */
  readonly same: number;
  readonly found: readonly Found[];
  /** Of Set-Cookie and of what a browser has stored. */
  readonly set?: { readonly cookie: ParsedCookie; readonly verdict: Verdict; readonly advice: readonly Advice[] };
  /** So many cookies may have been folded into its line, which is read as one. */
  readonly parts: number;
}

export interface Report {
  readonly entries: readonly Entry[];
  /** Bytes of the longest Cookie header. */
  readonly headerSize: number;
  /** Unix milliseconds for which it was read. */
  readonly now: number;
}

/** The most that servers take of a header as a rule. */
export const MOST_HEADER_BYTES = 8192;

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
  const exported = kind === 'auto' ? (readCookiesTxt(given.text) ?? readJsonExport(given.text)) : undefined;
  const form = exported && /^\s*[[{]/.test(given.text) ? 'json' : 'cookies-txt';
  const lines = exported ? [] : linesOf(given.text, kind);
  const sets = lines.map((line) => (line.form === 'set-cookie' ? parseSetCookie(line.text) : undefined));
  const asks = sets.some((cookie) => cookie?.domain);
  // The list of public suffixes is long: it comes where a domain is named.
  const isPublicSuffix = asks ? await publicSuffixes() : () => false;
  const entries = exported
    ? exported.map((cookie) => exportedEntry(cookie, form, now.value))
    : lines.flatMap((line, index) => {
        const cookie = sets[index];
        if (!cookie) return cookieEntries(line);
        const verdict = judge(cookie, page.value, now.value, isPublicSuffix);
        return [entryOf(line, cookie, { cookie, verdict, advice: adviceFor(cookie, verdict) })];
      });
  if (entries.length === 0) return err({ code: 'none' });
  const headerSize = Math.max(0, ...lines.map(({ form: each, text }) => (each === 'cookie' ? utf8Length(text) : 0)));
  return ok({ entries: counted(entries), headerSize, now: now.value });
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

/** With the form that is told of them: the cookies of a curl command are those of a header. */
function linesOf(text: string, kind: Kind): HeaderLine[] {
  const cookies = kind === 'auto' ? curlCookies(text) : undefined;
  if (!cookies) return headerLines(text, kind);
  return cookies.map(({ text: each, at }) => ({
    form: 'cookie',
    text: each,
    at,
    line: text.slice(0, at).split('\n').length,
    parts: 1,
  }));
}

type Place = Pick<Entry, 'form' | 'line' | 'at' | 'parts'>;

function entryOf(
  { form, line, at, parts }: Place,
  cookie: Pick<Entry, 'name' | 'value' | 'size'>,
  set?: Entry['set'],
): Entry {
  const { name, value, size } = cookie;
  return { form, name, value, size, line, at, same: 1, found: lookInto(value), parts, ...(set && { set }) };
}

/** The pairs of a Cookie header; what stands there twice is there twice. */
function cookieEntries(line: HeaderLine): Entry[] {
  return line.text
    .split(';')
    .filter((pair) => trimBlanks(pair) !== '')
    .map((pair) => {
      const { name, value } = splitPair(pair);
      return entryOf({ ...line, parts: 1 }, { name, value, size: utf8Length(name) + utf8Length(value) });
    });
}

function exportedEntry(cookie: ExportedCookie, form: Form, now: number): Entry {
  const verdict = judge(cookie, undefined, now, () => false);
  const { host, withSubdomains, line, at } = cookie;
  const kept: Verdict = { ...verdict, ...(host !== undefined && { host }), withSubdomains };
  return entryOf({ form, line, at, parts: 1 }, cookie, { cookie, verdict: kept, advice: [] });
}

/** With how many share a name. Of Set-Cookie those of the same domain and path take each other's place, so they do not count. */
function counted(entries: readonly Entry[]): Entry[] {
  const keyOf = ({ form, name, line }: Entry) => JSON.stringify([form === 'cookie' ? line : form, name]);
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return entries.map((entry) => ({ ...entry, same: counts.get(keyOf(entry)) ?? 1 }));
}

/** Domains of which more cookies are set than a browser keeps. */
export function crowdedDomains(
  entries: readonly Entry[],
): readonly { readonly host: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { set } of entries) {
    if (set?.verdict.state === 'stored')
      counts.set(set.verdict.host ?? '', (counts.get(set.verdict.host ?? '') ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 50).map(([host, count]) => ({ host, count }));
}
