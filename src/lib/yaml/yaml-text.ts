import { resolvePlain } from './resolve-scalar';

export type Quotes = 'needed' | 'double' | 'single';

export interface TextStyle {
  readonly quotes: Quotes;
  /** Also quotes what only readers of YAML 1.1 take for another type. */
  readonly safeFor11: boolean;
}

// Besides what YAML forbids also what some readers take for a line break, and the byte order mark.
// oxlint-disable-next-line no-control-regex
const NEEDS_ESCAPE = /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/u;
const EACH_TO_ESCAPE = new RegExp(NEEDS_ESCAPE, 'gu');
const NOT_PLAIN = /^[\s,[\]{}#&*!|>'"%@`]|^[-?:](?:\s|$)|^(?:---|\.\.\.)|:(?:\s|$)|\s#|\s$|[\t\n]/;

/** Only these can be another type for some reader. */
const SPECIAL_START = /^[-+.\d~nNtTfFyYoO=<eE]/;
const WORD = /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF|=)$/;
/** Integers and floats of YAML 1.1, with underscores and in base 60, and those that single readers add. */
const NUMBER =
  /^[-+]?(?:(?:\d[\d_]*(?::[0-5]?\d)*)?(?:\.[\d_]*)?(?:[eE][-+]?\d+)?|0(?:b[01_]+|o[0-7_]+|x[\dA-Fa-f_]+))$/;
const TIMESTAMP =
  /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d*)?[ \t]*(?:[Zz]|[-+]\d\d?(?::?\d\d?)?)?)?$/;

/** Whether a text must be escaped, which only double quotes can. */
export function needsEscape(text: string): boolean {
  return NEEDS_ESCAPE.test(text);
}

/** Whether a plain text would be taken for something else by a reader. */
function isOtherType(text: string, safeFor11: boolean): boolean {
  if (!SPECIAL_START.test(text)) return false;
  // Merging is on in most readers of 1.2, too, and several of them take full dates for dates.
  if (text === '<<' || resolvePlain(text, '1.2').kind !== 'string') return true;
  return safeFor11 && (WORD.test(text) || NUMBER.test(text) || TIMESTAMP.test(text));
}

/** A text on one line, plain if it may be: neither misread nor changed. */
export function oneLineText(text: string, { quotes, safeFor11 }: TextStyle, isKey: boolean): string {
  const hasToEscape = text.includes('\n') || text.includes('\t') || needsEscape(text);
  if (hasToEscape) return doubleQuoted(text);
  const mayBePlain = quotes === 'needed' || isKey;
  if (mayBePlain && text !== '' && !NOT_PLAIN.test(text) && !isOtherType(text, safeFor11)) return text;
  if (quotes === 'single') return singleQuoted(text);
  // Where single quotes spare backslashes, they read better.
  const isSimpler = quotes === 'needed' && text.includes('"') && !text.includes("'");
  return isSimpler ? singleQuoted(text) : doubleQuoted(text);
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** With the escapes of JSON only, which all readers know. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(EACH_TO_ESCAPE, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The lines of a text as a block, still without indentation, and what stands behind `|` or `>`. */
export interface BlockText {
  readonly header: string;
  readonly lines: readonly string[];
}

/**
 * A text with line breaks as a literal block, or folded where it has long lines and `width` is not 0; undefined if
 * no block can hold it well. `indicator` is the depth of its lines below their parent, 0 at the root.
 */
export function blockText(text: string, indicator: number, width: number): BlockText | undefined {
  // White space at the ends of lines is lost in editors, and tabs at their beginning look like indentation.
  if (needsEscape(text) || /^\t|[ \t]$/m.test(text)) return undefined;
  const body = text.replace(/(?<!\n)\n+$/, '');
  if (body === '') return undefined;
  const breaks = text.length - body.length;
  const chomping = breaks === 0 ? '-' : breaks === 1 ? '' : '+';
  const beginsWithBlank = /^\n* /.test(body);
  // Readers do not agree what the number means at the root.
  if (beginsWithBlank && indicator === 0) return undefined;
  const lines = body.split('\n');
  const trailing = Array.from({ length: Math.max(0, breaks - 1) }, () => '');
  const isFolded = width > 0 && lines.some((line) => canWrap(line, width)) && !/^ /m.test(body);
  if (isFolded) return { header: `>${chomping}`, lines: [...foldLines(lines, width), ...trailing] };
  return { header: `|${beginsWithBlank ? indicator : ''}${chomping}`, lines: [...lines, ...trailing] };
}

/** Lines of a folded block: after text, one break more than there are line feeds; at the beginning, as many. */
function foldLines(lines: readonly string[], width: number): string[] {
  const folded: string[] = [];
  let hasText = false;
  for (const line of lines) {
    if (line !== '' && hasText) folded.push('');
    folded.push(...(line === '' ? [''] : wrap(line, width, width)));
    hasText ||= line !== '';
  }
  return folded;
}

/** A long text of one line as a folded block, if it can be broken and needs no escapes. */
export function foldedText(text: string, width: number): BlockText | undefined {
  if (needsEscape(text) || /[\t\n]|^ | $/.test(text) || !canWrap(text, width)) return undefined;
  return { header: '>-', lines: wrap(text, width, width) };
}

/** The lines of a long quoted text: readers make one blank of each break. */
export function foldQuoted(quoted: string, firstWidth: number, width: number): string[] {
  return wrap(quoted, firstWidth, width);
}

function canWrap(line: string, width: number): boolean {
  return line.length > width && /[^\s] [^\s]/.test(line);
}

/** Breaks a line at single blanks, so that its parts are no longer than the width, where that is possible. */
function wrap(line: string, firstWidth: number, width: number): string[] {
  const parts: string[] = [];
  let start = 0;
  let lastBlank = -1;
  for (let at = line.indexOf(' '); at >= 0; at = line.indexOf(' ', at + 1)) {
    if (isBlank(line, at - 1) || isBlank(line, at + 1)) continue;
    if (at - start > (parts.length === 0 ? firstWidth : width) && lastBlank >= start) {
      parts.push(line.slice(start, lastBlank));
      start = lastBlank + 1;
    }
    lastBlank = at;
  }
  if (line.length - start > (parts.length === 0 ? firstWidth : width) && lastBlank >= start) {
    parts.push(line.slice(start, lastBlank));
    start = lastBlank + 1;
  }
  return [...parts, line.slice(start)];
}

function isBlank(line: string, at: number): boolean {
  return at < 0 || at >= line.length || /\s/.test(line.charAt(at));
}
