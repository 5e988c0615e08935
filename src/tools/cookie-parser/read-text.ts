import { unescaped } from './escapes';
import { trimBlanks } from './set-cookie';

/** How a text may be read; `auto` by what it looks like. */
export const KINDS = ['auto', 'set-cookie', 'folded', 'cookie', 'cookies-txt', 'json'] as const;
export type Kind = (typeof KINDS)[number];

/** In what form the cookies stood there. */
export type Form = 'set-cookie' | 'cookie' | 'cookies-txt' | 'json';

/** A line, or an entry of a list, in which no cookie can be read, in a text that has others. */
export interface LineFault {
  readonly code: 'no-pair' | 'columns' | 'bad-column' | 'no-cookie';
  /** The line from 1; of JSON the entry. */
  readonly line: number;
  /** UTF-16 offset of its beginning. */
  readonly at: number;
}

/** A header's value, with its place in the text. */
export interface HeaderLine {
  readonly form: 'set-cookie' | 'cookie';
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** UTF-16 offset of the value. */
  readonly at: number;
  /** So many cookies may have been folded into it. */
  readonly parts: number;
  /** The first line of its list, where that goes on over several lines. */
  readonly list?: number;
}

/** The name of the header, also as curl, browsers' tools, logs and code show it. */
const NAMED = /^[\t <>*]*["']?(set-cookie2?|cookie)["']?[\t ]*:[\t ]*/i;
const HAS_NAMES = /^[\t <>*]*["']?(?:set-cookie2?|cookie)["']?[\t ]*:/im;
const OTHER_HEADER = /^[\t <>*]*(?:[\w-]+:(?:[\t ]|$)|HTTP\/|(?:GET|POST|PUT|HEAD|PATCH|DELETE|OPTIONS|CONNECT) \S)/;
/** A script that sets a cookie. */
const SCRIPT = /^[\t ]*(?:window\.)?document\.cookie[\t ]*\+?=[\t ]*(?=["'`])/;
const ATTRIBUTES = 'expires|max-age|domain|path|secure|httponly|samesite|partitioned|priority';
/** What only Set-Cookie has. */
const ATTRIBUTE = new RegExp(
  `;[\\t ]*(?:(?:${ATTRIBUTES})[\\t ]*=|(?:secure|httponly|partitioned)[\\t ]*(?:;|$))`,
  'i',
);
/** What stands before a comma that parts two cookies for sure: a whole attribute. */
const WHOLE_ATTRIBUTE =
  /^(?:secure|httponly|partitioned|path=\/[^,]*|domain=[\w.-]+|max-age=-?\d+|samesite=(?:lax|strict|none)|expires=(?:\w+, )?[\w: +-]+)$/i;

interface RawLine {
  readonly text: string;
  readonly line: number;
  readonly at: number;
}

function linesOf(text: string): RawLine[] {
  let at = 0;
  return text.split('\n').map((raw, index) => {
    const line = { text: raw.endsWith('\r') ? raw.slice(0, -1) : raw, line: index + 1, at };
    at += raw.length + 1;
    return line;
  });
}

/** The lines of a text that hold cookies, and those that hold none where each should; other headers are passed over. */
export function headerLines(text: string, kind: Kind): { lines: HeaderLine[]; faults: LineFault[] } {
  const lines: HeaderLine[] = [];
  const faults: LineFault[] = [];
  const hasNames = HAS_NAMES.test(text);
  /** A header's name stood alone in its line, as browsers' tools show it: the next line is its value. */
  let waiting: string | undefined;
  /** The last one ended with its quotes. */
  let isQuoted = false;
  let open: OpenList | undefined;
  for (const raw of linesOf(text)) {
    const named = NAMED.exec(raw.text);
    const isEmpty = trimBlanks(raw.text) === '';
    const previous = lines.at(-1);
    if (named) {
      const start = named[0].length;
      waiting = start === raw.text.length ? named[1] : undefined;
      isQuoted = /["'`]/.test(raw.text.charAt(start)) && unquoted(raw.text, start).start !== start;
      if (waiting === undefined) {
        open = openedList(named[1], raw.line, open);
        const list = open && open.first < raw.line ? { list: open.first } : {};
        lines.push(...cookiesOf(raw, start, named[1], kind).map((line) => ({ ...line, ...list })));
      }
    } else if (waiting !== undefined) {
      if (!isEmpty && !OTHER_HEADER.test(raw.text)) lines.push(...cookiesOf(raw, indentOf(raw.text), waiting, kind));
      if (!isEmpty) waiting = undefined;
    } else if (!hasNames && !isEmpty && !OTHER_HEADER.test(raw.text)) {
      const script = SCRIPT.exec(raw.text);
      if (script) lines.push(...cookiesOf(raw, script[0].length, 'set-cookie', kind));
      // A word alone may be the value of a cookie without a name, but is rather no cookie at all.
      else if (kind === 'auto' && !raw.text.includes('=')) faults.push({ code: 'no-pair', line: raw.line, at: raw.at });
      else lines.push(...cookiesOf(raw, indentOf(raw.text), undefined, kind));
    } else if (hasNames && previous?.line === raw.line - 1 && /^[\t ]+[^\t ]/.test(raw.text) && !isQuoted) {
      // A header that goes on in the next line, as old ones do.
      lines[lines.length - 1] = { ...previous, text: `${previous.text} ${trimBlanks(raw.text)}`, line: raw.line };
    }
  }
  return { lines, faults: lines.length > 0 ? faults : [] };
}

/** A list that may go on in the next line. */
interface OpenList {
  readonly first: number;
  readonly last: number;
}

/** In HTTP/2 and 3, where names are in small letters, one list of cookies may be sent in several lines (RFC 9113, 8.2.3). */
function openedList(name: string | undefined, line: number, open: OpenList | undefined): OpenList | undefined {
  if (name !== 'cookie') return undefined;
  return { first: open?.last === line - 1 ? open.first : line, last: line };
}

const indentOf = (line: string) => line.search(/[^\t ]/);

/** What of a line is a header's value: one cookie, or several that were folded into it. */
function cookiesOf({ text, line, at }: RawLine, begin: number, name: string | undefined, kind: Kind): HeaderLine[] {
  const { value, start } = unquoted(text, begin);
  const form = formOf(name?.toLowerCase(), value, kind);
  const pieces = form === 'set-cookie' ? foldedParts(value) : [value];
  const isSure = kind === 'auto' && name === undefined && isSurelyFolded(pieces);
  if (form === 'cookie' || (kind !== 'folded' && !isSure))
    return [{ form, text: value, line, at: at + start, parts: pieces.length }];
  let offset = at + start;
  return pieces.map((piece) => {
    const place = offset;
    offset += piece.length;
    return { form, text: piece.replace(/,$/, ''), line, at: place, parts: 1 };
  });
}

/** A value that stands in quotes in a line of code or JSON, such as `"cookie": "a=1",`, without them. */
function unquoted(line: string, start: number): { readonly value: string; readonly start: number } {
  const value = line.slice(start);
  const quote = value.charAt(0);
  const end = value.lastIndexOf(quote);
  const isQuoted = /["'`]/.test(quote) && end > 0 && /^[,;]?[\t ]*(?:\/\/.*)?$/.test(trimBlanks(value.slice(end + 1)));
  if (!isQuoted) return { value, start };
  return { value: unescaped(value.slice(1, end)), start: start + 1 };
}

function formOf(name: string | undefined, value: string, kind: Kind): 'set-cookie' | 'cookie' {
  if (kind !== 'auto') return kind === 'cookie' ? 'cookie' : 'set-cookie';
  if (name !== undefined) return name === 'cookie' ? 'cookie' : 'set-cookie';
  return ATTRIBUTE.test(value) ? 'set-cookie' : 'cookie';
}

/**
 * A line parted at the commas after which a new cookie may begin: `name=` follows, and the comma stands in no quotes and in no brackets of JSON.
 * Each part but the last keeps its comma.
 */
export function foldedParts(line: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const unit = line.charAt(at);
    // Quotes and brackets that never end hold nothing together beyond their attribute.
    if (unit === ';') [depth, isQuoted] = [0, false];
    else if (unit === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (unit === '{' || unit === '[') depth += 1;
    else if (unit === '}' || unit === ']') depth = Math.max(0, depth - 1);
    else if (unit === ',' && depth === 0 && beginsCookie(line, at + 1)) {
      parts.push(line.slice(start, at + 1));
      start = at + 1;
    }
  }
  parts.push(line.slice(start));
  return parts;
}

/** A name is a token (RFC 9110); no name is as long as this. */
const BEGINNING = /^[\t ]*[\w!#$%&'*+.^`|~-]+[\t ]*=/;
const LONGEST_NAME = 300;

function beginsCookie(line: string, at: number): boolean {
  return BEGINNING.test(line.slice(at, at + LONGEST_NAME));
}

/** Each but the last part ends with a whole attribute, so no comma can be one of a value. */
function isSurelyFolded(parts: readonly string[]): boolean {
  return parts.slice(0, -1).every((part) => {
    const end = part.lastIndexOf(';');
    return end >= 0 && WHOLE_ATTRIBUTE.test(trimBlanks(part.slice(end + 1, -1)));
  });
}
