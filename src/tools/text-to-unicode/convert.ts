import { isSurrogate } from '../../lib/lone-surrogate';
import type { Job } from '../../operations/define';
import { hexWriter, writerOf, type HexCase, type Notation } from './notation';
import { readEscape, readHexBytes, type Left } from './unescape';

export interface EscapeSettings {
  readonly notation: Notation;
  readonly scope: 'all' | 'non-ascii';
  readonly hexCase: HexCase;
}

/** So many of what was left are listed. */
export const MOST_LISTED = 200;

export interface Converted {
  readonly text: string;
  /** Code points that were written as escapes, or escapes that were read. */
  readonly count: number;
  readonly left: readonly Left[];
  readonly leftCount: number;
}

type Progress = Pick<Job, 'progress' | 'signal'>;
/** Characters between two looks at whether to go on. */
const BLOCK = 50_000;

class Lefts {
  readonly list: Left[] = [];
  count = 0;
  add(left: Left): void {
    this.count++;
    if (this.list.length < MOST_LISTED) this.list.push(left);
  }
}

/** What may begin an escape. */
const STARTS = /[&\\%Uu]/;

/** A text with its characters, or those beyond ASCII, in a notation; what would then be read as an escape is written as one, too. */
export function escapeText(text: string, { notation, scope, hexCase }: EscapeSettings, job?: Progress): Converted {
  const write = writerOf(notation, hexWriter(notation, hexCase));
  // Bytes in hex among other text could not be told from it.
  const isAll = scope === 'all' || notation === 'utf8-hex';
  const isSpaced = notation === 'u-plus' || notation === 'utf8-hex';
  const isHexBytes = !isAll && readHexBytes(text, notation) !== undefined;
  const lefts = new Lefts();
  const parts: string[] = [];
  let count = 0;
  let wasCode = false;
  let looked = 0;
  for (let at = 0; at < text.length;) {
    if (at >= looked) {
      job?.signal.throwIfAborted();
      job?.progress(at, text.length);
      looked += BLOCK;
    }
    const code = text.codePointAt(at) ?? 0;
    const length = code > 0xffff ? 2 : 1;
    const character = text.slice(at, at + length);
    const mustEscape = () =>
      (at === 0 && isHexBytes) ||
      (STARTS.test(character) && beginsEscape(text, at, notation)) ||
      (wasCode && isTaken(text, at, notation));
    if (isSurrogate(code)) {
      lefts.add({ code: 'surrogate', text: character, at });
      parts.push(character);
      wasCode = false;
    } else if (isAll || code > 0x7f || mustEscape()) {
      if (isSpaced && wasCode) parts.push(' ');
      parts.push(write(code));
      count++;
      wasCode = true;
    } else {
      parts.push(character);
      wasCode = false;
    }
    at += length;
  }
  return { text: parts.join(''), count, left: lefts.list, leftCount: lefts.count };
}

/** Whether what stands here would be read as an escape, or as the beginning of one with what is written behind it. */
function beginsEscape(text: string, at: number, notation: Notation): boolean {
  if (text.charAt(at) === '\\' && (at + 1 === text.length || /[uUx\da-fA-F\\]/.test(text.charAt(at + 1)))) return true;
  if (text.charAt(at) === '\\' && text.charCodeAt(at + 1) > 0x7f) return true;
  return readEscape(text, at, notation) !== undefined;
}

/** Whether a code that ends before this character would take it for its own: a digit, or the space that parts two codes. */
function isTaken(text: string, at: number, notation: Notation): boolean {
  if (notation !== 'u-plus') return false;
  const character = text.charAt(at);
  if (/[\da-fA-F]/.test(character)) return true;
  if (character !== ' ') return false;
  const next = text.codePointAt(at + 1) ?? 0;
  return next > 0x7f || (STARTS.test(text.charAt(at + 1)) && beginsEscape(text, at + 1, notation));
}

/** A text with the escapes of all notations read. What is wrong stays, and is listed. */
export function unescapeText(text: string, { notation }: Pick<EscapeSettings, 'notation'>, job?: Progress): Converted {
  const bytes = readHexBytes(text, notation);
  if (bytes !== undefined) return { text: bytes, count: bytes.length, left: [], leftCount: 0 };
  const lefts = new Lefts();
  const parts: string[] = [];
  let count = 0;
  let start = 0;
  let looked = 0;
  /** Where the last code with U+ ended: one space behind it parts it from the next. */
  let codeEnd = -1;
  for (let at = 0; at < text.length;) {
    if (at >= looked) {
      job?.signal.throwIfAborted();
      job?.progress(at, text.length);
      looked += BLOCK;
    }
    const read = readEscape(text, at, notation);
    if (!read) {
      at++;
      continue;
    }
    if (read.text === undefined) {
      if (read.left) lefts.add({ code: read.left, text: text.slice(at, Math.min(read.end, at + 40)), at });
      at = read.end;
      continue;
    }
    const isCode = text.charAt(at + 1) === '+';
    const isParted = isCode && codeEnd >= 0 && codeEnd === at - 1 && text.charAt(codeEnd) === ' ';
    parts.push(text.slice(start, isParted ? at - 1 : at), read.text);
    count++;
    at = start = read.end;
    codeEnd = isCode ? at : -1;
  }
  parts.push(text.slice(start));
  return { text: parts.join(''), count, left: lefts.list, leftCount: lefts.count };
}
