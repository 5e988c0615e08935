import { trimBlanks } from './set-cookie';

/** How a text may be read; `auto` by what it looks like. */
export const KINDS = ['auto', 'set-cookie', 'folded', 'cookie'] as const;
export type Kind = (typeof KINDS)[number];

/** In what form the cookies stood there. */
export type Form = 'set-cookie' | 'cookie' | 'cookies-txt' | 'json' | 'curl';

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
}

/** The name of the header, also as curl, browsers' tools and logs show it. */
const NAMED = /^[\t <>*]*"?(set-cookie2?|cookie)"?[\t ]*:[\t ]*/i;
const OTHER_HEADER = /^[\t <>*]*(?:[\w-]+:(?:[\t ]|$)|HTTP\/|(?:GET|POST|PUT|HEAD|PATCH|DELETE|OPTIONS|CONNECT) \S)/;
const ATTRIBUTES = 'expires|max-age|domain|path|secure|httponly|samesite|partitioned|priority';
/** What only Set-Cookie has. */
const ATTRIBUTE = new RegExp(
  `;[\\t ]*(?:(?:${ATTRIBUTES})[\\t ]*=|(?:secure|httponly|partitioned)[\\t ]*(?:;|$))`,
  'i',
);
/** What stands before a comma that parts two cookies for sure: a whole attribute. */
const WHOLE_ATTRIBUTE =
  /^(?:secure|httponly|partitioned|path=\/[^,]*|domain=[\w.-]+|max-age=-?\d+|samesite=(?:lax|strict|none)|expires=(?:\w+, )?[\w: +-]+)$/i;

/** The lines of a text that hold cookies; others are passed over. */
export function headerLines(text: string, kind: Kind): HeaderLine[] {
  const found: HeaderLine[] = [];
  const hasNames = /^[\t <>*]*"?(?:set-cookie2?|cookie)"?[\t ]*:/im.test(text);
  let at = 0;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const previous = found.at(-1);
    const named = NAMED.exec(line);
    if (named || (!hasNames && trimBlanks(line) !== '' && !OTHER_HEADER.test(line))) {
      const start = named?.[0].length ?? line.search(/[^\t ]/);
      const value = line.slice(start);
      const form = formOf(named?.[1]?.toLowerCase(), value, kind);
      const pieces = form === 'set-cookie' ? foldedParts(value) : [value];
      const isParted =
        form === 'set-cookie' && (kind === 'folded' || (kind === 'auto' && !named && isSurelyFolded(pieces)));
      let offset = at + start;
      for (const piece of isParted ? pieces : [value]) {
        const parts = isParted ? 1 : pieces.length;
        found.push({ form, text: isParted ? piece.replace(/,$/, '') : piece, line: index + 1, at: offset, parts });
        offset += piece.length;
      }
    } else if (hasNames && previous?.line === index && /^[\t ]+[^\t ]/.test(line)) {
      // A header that goes on in the next line, as old ones do.
      found[found.length - 1] = { ...previous, text: `${previous.text} ${trimBlanks(line)}`, line: index + 1 };
    }
    at += raw.length + 1;
  }
  return found;
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

/** The cookies of a curl command: `-b`, `--cookie` and `-H 'Cookie: …'`; undefined where the text is none. */
export function curlCookies(text: string): { readonly text: string; readonly at: number }[] | undefined {
  if (!/^\s*(?:\$\s+)?curl(?:\.exe)?\s/i.test(text)) return undefined;
  const found = [];
  const argument = /(?<=\s)(?:-b|--cookie|-H|--header)(?:\s+|=)?\$?(?:'([^']*)'|"((?:[^"\\]|\\.)*)"|([^\s'"]+))/g;
  for (const match of text.matchAll(argument)) {
    const [whole, single, double, bare] = match;
    const given = single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? bare ?? '';
    const header = /^cookie:[\t ]*/i.exec(given)?.[0];
    const isHeader = /^(?:-H|--header)/.test(whole);
    const isFile = !isHeader && !given.includes('=');
    if (isFile || (isHeader && header === undefined)) continue;
    const value = given.slice(isHeader ? (header?.length ?? 0) : 0);
    found.push({ text: value, at: match.index + Math.max(0, whole.lastIndexOf(value)) });
  }
  return found;
}
