import { onDemand } from '../../lib/on-demand';
import { err, ok, type Result } from '../../lib/result';
import { utf8Length } from '../../lib/utf8-length';
import type { LineFault } from './read-text';
import { priorityOf, SAME_SITES, type ParsedCookie } from './set-cookie';

/** A cookie out of a file: a browser has stored it already. */
export interface ExportedCookie extends ParsedCookie {
  /** The host it belongs to, where the file tells. */
  readonly host?: string;
  readonly withSubdomains: boolean;
  /** The line from 1; of JSON the entry. */
  readonly line: number;
  readonly at: number;
}

/** What a file holds, with what in it is no cookie. */
export interface Exported {
  readonly cookies: readonly ExportedCookie[];
  readonly faults: readonly LineFault[];
}

/** Where JSON ends to be JSON: UTF-16 offset, line and column from 1. */
export interface JsonTextFault {
  readonly code: 'bad-json';
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

const plain = { secure: false, httpOnly: false, partitioned: false, notes: [] } as const;
const TITLE = /^# (?:Netscape )?HTTP Cookie File/;

/** The lines of a `cookies.txt` in Netscape's form; undefined where the text is none. */
export function readCookiesTxt(text: string, isTold: boolean): Exported | undefined {
  const cookies: ExportedCookie[] = [];
  const faults: LineFault[] = [];
  let at = 0;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.replace(/\r$/, '');
    const httpOnly = line.startsWith('#HttpOnly_');
    if (line.trim() !== '' && (httpOnly || !line.startsWith('#'))) {
      const read = readRow(httpOnly ? line.slice(10) : line);
      if (typeof read === 'string') faults.push({ code: read, line: index + 1, at });
      else cookies.push({ ...read, httpOnly, line: index + 1, at });
    }
    at += raw.length + 1;
  }
  return cookies.length > 0 || isTold || TITLE.test(text) ? { cookies, faults } : undefined;
}

type Row = Omit<ExportedCookie, 'line' | 'at'>;

function readRow(line: string): Row | 'columns' | 'bad-column' {
  const [domain = '', subdomains = '', path = '', secure = '', expires = '', name = '', ...rest] = line.split('\t');
  if (line.split('\t', 6).length < 6) return 'columns';
  if (!/^(?:true|false)$/i.test(subdomains) || !/^-?\d+(?:\.\d+)?$/.test(expires)) return 'bad-column';
  const value = rest.join('\t');
  const host = domain.replace(/^\./, '').toLowerCase();
  const withSubdomains = /^true$/i.test(subdomains);
  return {
    ...plain,
    name,
    value,
    size: utf8Length(name) + utf8Length(value),
    host,
    withSubdomains,
    ...(withSubdomains && { domain: host }),
    path,
    secure: /^true$/i.test(secure),
    ...(Number(expires) > 0 && { expires: Math.floor(Number(expires) * 1000) }),
  };
}

type Facts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCookie = (value: unknown): value is Facts =>
  isObject(value) && typeof value['name'] === 'string' && Object.hasOwn(value, 'value');

/** What JSON holds: cookies as extensions of browsers, Playwright and Puppeteer write them, lines of Set-Cookie, headers, or values by their names. */
export type JsonExport =
  | ({ readonly kind: 'cookies' } & Exported)
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'headers'; readonly text: string }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [name: string, value: string])[] };

const jsonReader = onDemand(() => import('../../lib/json/read-json'));

/** Undefined where the text is no JSON and is not said to be. */
export async function readJsonExport(
  text: string,
  isTold: boolean,
): Promise<Result<JsonExport, JsonTextFault> | undefined> {
  if (!isTold && !/^\s*(?:\[\s*[[{"\]]|\{\s*["}])/.test(text)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return ok(exportOf(parsed));
  } catch {
    const place = await jsonReader(({ readJson }) => readJson(text, { strict: true }));
    const { at, line, column } = place.ok ? { at: 0, line: 1, column: 1 } : place.fault;
    return err({ code: 'bad-json', at, line, column });
  }
}

function exportOf(parsed: unknown): JsonExport {
  const list = isObject(parsed) ? (parsed['cookies'] ?? (isCookie(parsed) ? [parsed] : undefined)) : parsed;
  if (list === undefined || !Array.isArray(list)) {
    return pairsOf(isObject(parsed) ? Object.entries(parsed) : []);
  }
  if (list.length > 0 && list.every((each) => typeof each === 'string')) return { kind: 'lines', lines: list };
  const cookies: ExportedCookie[] = [];
  const faults: LineFault[] = [];
  for (const [index, each] of list.entries()) {
    if (isCookie(each)) cookies.push(fromObject(each, index + 1));
    else faults.push({ code: 'no-cookie', line: index + 1, at: 0 });
  }
  return { kind: 'cookies', cookies, faults };
}

function pairsOf(entries: readonly (readonly [name: string, value: unknown])[]): JsonExport {
  const pairs = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const headers = pairs.filter(([name]) => /^(?:set-)?cookie$/i.test(name));
  if (headers.length === 0) return { kind: 'pairs', pairs };
  return { kind: 'headers', text: headers.map((each) => each.join(': ')).join('\n') };
}

function fromObject(object: Facts, entry: number): ExportedCookie {
  const textOf = (key: string) => (typeof object[key] === 'string' ? object[key] : '');
  const { value: given } = object;
  const value = typeof given === 'string' ? given : JSON.stringify(given);
  const [name, domain] = [textOf('name'), textOf('domain')];
  const host = domain.replace(/^\./, '').toLowerCase();
  const withSubdomains =
    host !== '' && (object['hostOnly'] === false || (domain.startsWith('.') && object['hostOnly'] !== true));
  const at = object['expirationDate'] ?? object['expires'];
  const expires = typeof at === 'number' ? at * 1000 : Date.parse(typeof at === 'string' ? at : '');
  // Extensions call it as Chromium's interface does.
  const told = textOf('sameSite').toLowerCase();
  const priority = priorityOf(textOf('priority'));
  const sameSite = told === 'no_restriction' ? 'None' : SAME_SITES.get(told);
  return {
    ...plain,
    name,
    value,
    size: utf8Length(name) + utf8Length(value),
    ...(host !== '' && { host }),
    ...(withSubdomains && { domain: host }),
    withSubdomains,
    ...(textOf('path') !== '' && { path: textOf('path') }),
    secure: object['secure'] === true,
    httpOnly: object['httpOnly'] === true,
    partitioned: object['partitioned'] === true || textOf('partitionKey') !== '' || isObject(object['partitionKey']),
    ...(sameSite && { sameSite }),
    ...(priority && { priority }),
    ...(object['session'] !== true && Number.isFinite(expires) && expires > 0 && { expires: Math.floor(expires) }),
    line: entry,
    at: 0,
  };
}
