import { utf8Length } from '../../lib/utf8-length';
import { readCookieDate } from './cookie-date';

/** Name and value together may have so many bytes, an attribute's value so many, by RFC 6265bis. */
export const MOST_BYTES = 4096;
export const MOST_ATTRIBUTE_BYTES = 1024;
/** No cookie lives longer: 400 days. */
export const MOST_SECONDS = 34_560_000;

export type SameSite = 'Strict' | 'Lax' | 'None';
/** By their names in small letters. */
export const SAME_SITES: ReadonlyMap<string, SameSite> = new Map([
  ['strict', 'Strict'],
  ['lax', 'Lax'],
  ['none', 'None'],
]);

/** As Chromium reads it, whatever its case. */
export function priorityOf(value: string): 'Low' | 'Medium' | 'High' | undefined {
  return (['Low', 'Medium', 'High'] as const).find((each) => each.toLowerCase() === value.toLowerCase());
}

interface Named {
  readonly name: string;
  readonly value: string;
}

interface NoteFacts {
  readonly unknown: Named;
  readonly repeated: Named;
  readonly 'too-long': Named;
  readonly 'bad-expires': Named;
  readonly 'bad-path': Named;
  readonly 'bad-max-age': Named;
  /** A plus sign, which the standard does not take and Chromium does. */
  readonly 'plus-max-age': { readonly value: string; readonly seconds: number };
  readonly 'flag-value': Named;
  readonly 'bad-same-site': Named;
  /** A tabulator within, which the standard takes and Chromium does not. */
  readonly tab: object;
  readonly 'leading-dot': object;
  readonly 'max-age-first': object;
}

/** What a line says by the way, in order of its attributes. */
export type AttributeNote = { readonly [C in keyof NoteFacts]: { readonly code: C } & NoteFacts[C] }[keyof NoteFacts];

/** A Set-Cookie line taken apart, before anybody asks whether it may be stored. */
export interface ParsedCookie {
  readonly name: string;
  readonly value: string;
  /** Bytes of name and value in UTF-8. */
  readonly size: number;
  /** A control character stands in the line, at this UTF-16 offset. */
  readonly control?: number;
  /** As written, without the dot before it, in small letters; empty or undefined for the host alone. */
  readonly domain?: string;
  /** Undefined where the path is that of the page. */
  readonly path?: string;
  /** Seconds from now; zero and less delete. */
  readonly maxAge?: number;
  /** Unix milliseconds. */
  readonly expires?: number;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  readonly partitioned: boolean;
  readonly sameSite?: SameSite;
  readonly priority?: 'Low' | 'Medium' | 'High';
  readonly notes: readonly AttributeNote[];
}

type Draft = { -readonly [K in keyof ParsedCookie]: ParsedCookie[K] } & { notes: AttributeNote[] };

/** White space of headers is the blank and the tabulator alone. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const isBlank = (unit: number) => unit === 0x20 || unit === 0x09;

/** Name and value of a pair: parted by the first `=`; without one, all of it is the value. */
export function splitPair(pair: string): { readonly name: string; readonly value: string } {
  const at = pair.indexOf('=');
  if (at < 0) return { name: '', value: trimBlanks(pair) };
  return { name: trimBlanks(pair.slice(0, at)), value: trimBlanks(pair.slice(at + 1)) };
}

/** Takes the value of a Set-Cookie header apart (RFC 6265bis, 5.6). */
export function parseSetCookie(line: string): ParsedCookie {
  const [pair = '', ...attributes] = line.split(';');
  const { name, value } = splitPair(pair);
  // oxlint-disable-next-line no-control-regex
  const control = line.search(/[\u0000-\u0008\u000a-\u001f\u007f]/);
  const cookie: Draft = {
    name,
    value,
    size: utf8Length(name) + utf8Length(value),
    secure: false,
    httpOnly: false,
    partitioned: false,
    notes: [],
  };
  if (control >= 0) cookie.control = control;
  noteTab(cookie, name, value);
  const seen = new Set<string>();
  for (const attribute of attributes) takeAttribute(cookie, attribute, seen);
  if (cookie.maxAge !== undefined && cookie.expires !== undefined) cookie.notes.push({ code: 'max-age-first' });
  return cookie;
}

function takeAttribute(cookie: Draft, attribute: string, seen: Set<string>): void {
  const at = attribute.indexOf('=');
  const name = trimBlanks(at < 0 ? attribute : attribute.slice(0, at));
  const value = at < 0 ? '' : trimBlanks(attribute.slice(at + 1));
  if (name === '' && value === '') return;
  noteTab(cookie, name, value);
  const key = name.toLowerCase();
  const take = Object.hasOwn(TAKERS, key) ? TAKERS[key] : undefined;
  if (!take) {
    cookie.notes.push({ code: 'unknown', name, value });
  } else if (utf8Length(value) > MOST_ATTRIBUTE_BYTES) {
    cookie.notes.push({ code: 'too-long', name, value });
  } else {
    const isTaken = take(cookie, value, name) !== false;
    if (isTaken && seen.has(key)) cookie.notes.push({ code: 'repeated', name, value });
    if (isTaken) seen.add(key);
  }
}

/** Once: the blanks around are gone already. */
function noteTab(cookie: Draft, name: string, value: string): void {
  if ((name + value).includes('\t') && !cookie.notes.some(({ code }) => code === 'tab'))
    cookie.notes.push({ code: 'tab' });
}

/** What an attribute does, by its name in small letters: false where it is as if it were not there. Of equal ones the last counts. */
const TAKERS: Readonly<Record<string, (cookie: Draft, value: string, name: string) => false | void>> = {
  expires(cookie, value, name) {
    const date = readCookieDate(value);
    if (date === undefined) return ignored(cookie, { code: 'bad-expires', name, value });
    cookie.expires = date;
  },
  'max-age'(cookie, value, name) {
    if (/^\+\d+$/.test(value))
      return ignored(cookie, { code: 'plus-max-age', value, seconds: Math.min(Number(value), MOST_SECONDS) });
    if (!/^-?\d+$/.test(value)) return ignored(cookie, { code: 'bad-max-age', name, value });
    cookie.maxAge = Number(value);
  },
  domain(cookie, value) {
    if (value.startsWith('.')) cookie.notes.push({ code: 'leading-dot' });
    cookie.domain = value.replace(/^\./, '').toLowerCase();
  },
  path(cookie, value, name) {
    if (value.startsWith('/')) {
      cookie.path = value;
      return;
    }
    delete cookie.path;
    cookie.notes.push({ code: 'bad-path', name, value });
  },
  secure: (cookie, value, name) => takeFlag(cookie, 'secure', value, name),
  httponly: (cookie, value, name) => takeFlag(cookie, 'httpOnly', value, name),
  partitioned: (cookie, value, name) => takeFlag(cookie, 'partitioned', value, name),
  samesite(cookie, value, name) {
    const sameSite = SAME_SITES.get(value.toLowerCase());
    if (sameSite) {
      cookie.sameSite = sameSite;
      return;
    }
    delete cookie.sameSite;
    cookie.notes.push({ code: 'bad-same-site', name, value });
  },
  priority(cookie, value, name) {
    const found = priorityOf(value);
    if (!found) return ignored(cookie, { code: 'unknown', name, value });
    cookie.priority = found;
  },
};

function ignored(cookie: Draft, note: AttributeNote): false {
  cookie.notes.push(note);
  return false;
}

/** A flag is on whatever stands behind it. */
function takeFlag(cookie: Draft, flag: 'secure' | 'httpOnly' | 'partitioned', value: string, name: string): void {
  cookie[flag] = true;
  if (value !== '') cookie.notes.push({ code: 'flag-value', name, value });
}
