import type { Range } from './found-range';
import { insideQuotes, isJoined, pieceEnd, type Shell } from './shell-word';

/** Longer values are cut here: the time stays in proportion to the text. */
const LONGEST = 4096;

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '„': '“',
  '‘': '’',
  '«': '»',
  '「': '」',
  '『': '』',
};
const OPENING = /\\{0,3}["'`]|[“„‘«「『]/y;

/** Words that stand where a value would, and give nothing away: literals, types, and what documentation says. */
const PLAIN = new Set(
  'null true false undefined none nil yes no on off empty required optional enabled disabled string str number int integer boolean bool any unknown void text varchar option options flag argument parameter'.split(
    ' ',
  ),
);

/** A reference to a secret is none: `$DB_PASSWORD`, `${…}`, `$(…)`, `{{ … }}`, `%PASSWORD%`, `process.env.TOKEN`, `<password>`, `****`. */
const REFERENCE =
  /^(?:\$[A-Z_][A-Z0-9_]*$|\$\{|\$\(|\{\{|%[A-Z_][A-Z0-9_]*%$|<[\p{L}\p{N} _.-]{1,64}>|[*•█x]{3,}$|\[(?:redacted|filtered|hidden|masked|secret)\]$|(?:redacted|filtered)$|(?:process\.env|os\.environ|req|request|this|self|config|settings|props|args|params|options|ctx|secrets|vars|var|local|data)[.[])/iu;

const NEXT_FIELD = /(?:\s|$|["'{[\\]|[\w.-]{1,64}["']?\s{0,2}[=:])/y;
const WORD_END = /[^\w\p{L}]|$/uy;
const BLOCK = /[|>][-+]?\d?[ \t]*\r?\n/y;

function matchesAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

export function lineEnd(text: string, at: number): number {
  const stop = Math.min(text.length, at + LONGEST);
  let end = at;
  while (end < stop && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}

/** What stands between quotes, escapes left as they are; to the end of the line when nothing closes them. */
function quoted(text: string, opening: string, at: number): Range {
  const sign = opening.at(-1) ?? '';
  const closing = opening.length > 1 ? opening : (QUOTES[sign] ?? sign);
  const stop = lineEnd(text, at);
  for (let end = at; end < stop; end++) {
    if (text.startsWith(closing, end)) {
      // YAML and SQL write a quote within quotes twice.
      if (closing.length > 1 || text[end + 1] !== closing) return { start: at, end };
      if (end === at) return { start: at, end };
      end++;
    } else if (text[end] === '\\' && closing.length === 1) end++;
  }
  return { start: at, end: stop };
}

const OPENERS = '([{';
const CLOSERS = ')]}';

/**
 * A value without quotes: up to a blank, or to what ends the field, the bracket or the quotes around it. In a shell, pieces with
 * quotes and backslashes belong to it.
 */
function bare(text: string, at: number, shell: Shell | undefined): Range {
  const stop = lineEnd(text, at);
  let depth = 0;
  let end = at;
  for (; end < stop; end++) {
    const sign = text.charAt(end);
    const piece = shell && pieceEnd(text, end, stop, shell);
    if (piece !== undefined) {
      end = piece - 1;
      if (sign !== '\\' && !isJoined(text, piece, shell ?? OUTSIDE)) return { start: at, end: piece };
      continue;
    }
    if (/[\s<>]/.test(sign)) break;
    if (OPENERS.includes(sign)) depth++;
    if (CLOSERS.includes(sign) && depth-- === 0) break;
    if (/["'`]/.test(sign) && matchesAt(WORD_END, text, end + 1)) break;
    if (sign === '\\' && /["']/.test(text.charAt(end + 1))) break;
    if (/[,;&|]/.test(sign) && matchesAt(NEXT_FIELD, text, end + 1)) break;
  }
  return { start: at, end: Math.min(end, stop) };
}

const OUTSIDE: Shell = { quote: '' };

/** A word of a shell that begins with a quote; undefined when nothing closes it. */
function shellQuoted(text: string, at: number, shell: Shell): Range | undefined {
  const piece = pieceEnd(text, at, lineEnd(text, at), shell);
  if (piece === undefined) return undefined;
  const word = bare(text, at, shell);
  return word.end === piece ? { start: at + 1, end: piece - 1 } : insideQuotes(text, word);
}

/** The lines of a YAML block scalar: those that stand further in than the line of its key. */
function block(text: string, keyAt: number, at: number): Range {
  const lineStart = text.lastIndexOf('\n', keyAt - 1) + 1;
  const depth = /^[ \t-]*/.exec(text.slice(lineStart, keyAt))?.[0].length ?? 0;
  const line = /([ \t]*)([^\r\n]*)(?:\r\n?|\n|$)/y;
  let start = at;
  let end = at;
  for (let count = 0, next = at; count < 2000 && next < text.length; count++) {
    const [whole = '', indent = '', content = ''] = matchesAt(line, text, next) ?? [];
    if (content !== '' && indent.length <= depth) break;
    if (content !== '') {
      if (end === at) start = next + indent.length;
      end = next + indent.length + content.length;
    }
    next += whole.length;
  }
  return { start, end };
}

/** Tells a word that gives nothing away, or one that only points to where the secret is. */
export function isNoSecret(value: string): boolean {
  return PLAIN.has(value.toLowerCase()) || REFERENCE.test(value);
}

/** Tells whether a plain word begins at a place: `none`, `string`. */
export function isPlainWord(text: string, at: number): boolean {
  const { start, end } = bare(text, at, undefined);
  return PLAIN.has(text.slice(start, end).toLowerCase());
}

/**
 * The value that begins at a place, as configuration files, programs, shells and people write it: between quotes or up to where
 * its field ends. Undefined when nothing is there that would be a secret. `keyAt` is where the name of the value stands; with `shell`
 * the value is a word of a command.
 */
export function readValue(
  text: string,
  at: number,
  keyAt: number,
  shell?: Shell,
): (Range & { readonly isQuoted: boolean }) | undefined {
  // A comment instead of a value.
  if (text[at] === '#' && /\s/.test(text.charAt(at + 1))) return undefined;
  const head = matchesAt(BLOCK, text, at);
  if (head) return { ...block(text, keyAt, at + head[0].length), isQuoted: true };
  const [opening] = matchesAt(OPENING, text, at) ?? [];
  const word = shell && (opening === '"' || opening === "'") ? shellQuoted(text, at, shell) : undefined;
  const range = word ?? (opening === undefined ? bare(text, at, shell) : quoted(text, opening, at + opening.length));
  const isQuoted = opening !== undefined;
  // A reference may hold blanks and brackets, so all that follows is looked at.
  const seen = isQuoted ? text.slice(range.start, range.end) : text.slice(at, Math.max(range.end, at + 80));
  if (
    isQuoted
      ? REFERENCE.test(seen)
      : isNoSecret(text.slice(range.start, range.end)) || /^(?:\$[{(]|\{\{|<[\p{L}\p{N} _.-]{1,64}>)/u.test(seen)
  ) {
    return undefined;
  }
  return range.end > range.start ? { ...range, isQuoted } : undefined;
}
