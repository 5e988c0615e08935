import { err, ok, type Result } from '../result';
import { decodeEscapes } from './json-strings';
import { KIND, VALUE_ESCAPED, at, kindOf, stringOf, type JsonIndex } from './json-index';
import { printJson } from './print-json';
import { readJson } from './read-json';

export interface UnwrappedJson {
  readonly text: string;
  /** How many strings were replaced by the JSON they held. */
  readonly strings: number;
}

/** A text escaped more often than this is no accident that anyone would want undone. */
const MAX_UNESCAPES = 8;

/**
 * Takes one level of wrapping away: every string value that holds an object or array is replaced by it, the rest stays
 * letter for letter. JSON pasted out of a string without its quotes (`[{\"a\":1}]`) is unescaped.
 */
export function unwrapJson(text: string): Result<UnwrappedJson, { readonly code: 'nothing-to-unwrap' }> {
  const read = readJson(text, { severalValues: true });
  if (!read.ok) {
    const unescaped = unescapePasted(text);
    return unescaped === undefined ? err({ code: 'nothing-to-unwrap' }) : ok({ text: unescaped, strings: 1 });
  }
  const index = read.value;
  const parts: string[] = [];
  let last = 0;
  const wrapped = findWrapped(index);
  for (const node of wrapped) {
    parts.push(text.slice(last, at(index.starts, node)), contentOf(index, node));
    last = at(index.ends, node);
  }
  if (wrapped.length === 0) return err({ code: 'nothing-to-unwrap' });
  parts.push(text.slice(last));
  return ok({ text: parts.join(''), strings: wrapped.length });
}

/** The string values that hold an object or array with something in it, maybe inside further strings. */
export function findWrapped(index: JsonIndex): number[] {
  const wrapped: number[] = [];
  for (let node = 0; node < index.count; node++) if (isWrapped(index, node)) wrapped.push(node);
  return wrapped;
}

// Nearly every string is told apart by its first letters, without decoding it.
const MAY_HOLD_JSON = /(?:\s|\\[nrt])*(?:[{[]|\\+")/y;

const SPACE = 32;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
const IDEOGRAPHIC_SPACE = 0x3000;
const BYTE_ORDER_MARK = 0xfeff;

/** Whether the pattern cannot match a text that begins with this unit, told faster than by it. */
function rulesOutJson(unit: number): boolean {
  const isVisibleAscii = unit > SPACE && unit < 0x7f;
  if (isVisibleAscii) return unit !== OPEN_BRACE && unit !== OPEN_BRACKET && unit !== BACKSLASH;
  return unit > IDEOGRAPHIC_SPACE && unit !== BYTE_ORDER_MARK;
}

function isWrapped(index: JsonIndex, node: number): boolean {
  if (kindOf(index, node) !== KIND.string) return false;
  const start = at(index.starts, node);
  if (rulesOutJson(index.text.charCodeAt(start + 1))) return false;
  MAY_HOLD_JSON.lastIndex = start + 1;
  if (at(index.ends, node) - start < 5 || !MAY_HOLD_JSON.test(index.text)) return false;
  // Without an escape there is no quote inside, so only arrays of numbers and words are left.
  const isPlain = (at(index.kinds, node) & VALUE_ESCAPED) === 0;
  const content = stringOf(index, node);
  return holdsContainer(content, !(isPlain && content.includes('{')));
}

function holdsContainer(text: string, strict: boolean): boolean {
  let content = text;
  for (let level = 0; level < MAX_UNESCAPES; level++) {
    const read = readJson(content, { strict });
    if (!read.ok || read.value.roots > 1) return false;
    const kind = kindOf(read.value, 0);
    if (kind <= KIND.array) return read.value.count > 1;
    if (kind !== KIND.string) return false;
    content = stringOf(read.value, 0);
  }
  return false;
}

/** What a string says; on one line where several values stand one per line. */
function contentOf(index: JsonIndex, node: number): string {
  const content = stringOf(index, node);
  if (index.roots === 1 || !/[\n\r]/.test(content)) return content;
  const read = readJson(content);
  return read.ok ? printJson(read.value, { indent: 0 }).text : content;
}

/** The text with its escapes resolved as often as it takes to read it; undefined when that never helps. */
export function unescapePasted(text: string): string | undefined {
  let unescaped = text;
  for (let level = 0; level < MAX_UNESCAPES && unescaped.includes('\\"'); level++) {
    unescaped = decodeEscapes(unescaped);
    const read = readJson(unescaped);
    if (read.ok && kindOf(read.value, 0) <= KIND.array) return unescaped;
  }
  return undefined;
}
