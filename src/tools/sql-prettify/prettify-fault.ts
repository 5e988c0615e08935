import { excerptWithCaret } from '../../lib/excerpt';
import { positionAt } from '../../lib/large-text';
import { wholeCharacterCut } from '../../lib/utf8-length';
import type { Dialect } from './dialects';
import type { Mask } from './placeholders';
import { DEPTH_LIMIT, OpenComment, TooDeep } from './sql-tokens';

interface Place {
  /** Offset in UTF-16 units. */
  readonly at: number;
  /** Both from 1, the column in code points. */
  readonly line: number;
  readonly column: number;
  /** The line with a caret under the place. */
  readonly excerpt: string;
}

export type PrettifyFault =
  /** The text that cannot be read begins with `found`; the dialect named reads all of it. */
  | ({ readonly code: 'unreadable'; readonly found: string; readonly readableAs: Dialect | undefined } & Place)
  /** The text ends where more must come. */
  | ({ readonly code: 'unfinished'; readonly readableAs: Dialect | undefined } & Place)
  | ({ readonly code: 'too-deep'; readonly limit: number } & Place)
  /** Formatting would do more than change white space and case, so nothing is formatted. */
  | ({ readonly code: 'would-change'; readonly found: string } & Place);

const FOUND_SHOWN = 10;

const AT = /at line (\d+) column (\d+)/u;

/** What the library threw, without its words. What it does not throw by design goes on. */
export function faultOf(error: unknown, text: string, mask: Mask): PrettifyFault {
  if (error instanceof OpenComment) {
    const at = mask.originalOffset(error.start);
    return { code: 'unreadable', found: foundAt(text, at), readableAs: undefined, ...placeAt(text, at) };
  }
  if (error instanceof TooDeep) {
    return { code: 'too-deep', limit: DEPTH_LIMIT, ...placeAt(text, mask.originalOffset(error.start)) };
  }
  const message = error instanceof Error ? error.message : '';
  if (!message.startsWith('Parse error')) throw error;
  const [, line, column] = AT.exec(message) ?? [];
  const end = text.trimEnd().length;
  const at =
    line === undefined ? end : Math.min(mask.originalOffset(offsetIn(mask.text, Number(line), Number(column))), end);
  if (at >= end) return { code: 'unfinished', readableAs: undefined, ...placeAt(text, end) };
  return { code: 'unreadable', found: foundAt(text, at), readableAs: undefined, ...placeAt(text, at) };
}

/** The library counts lines by their LF, and columns in UTF-16 units. */
function offsetIn(text: string, line: number, column: number): number {
  let start = 0;
  for (let n = 1; n < line; n++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** The beginning of what stands at an offset, up to the end of its line. */
export function foundAt(text: string, at: number): string {
  const line = /^[^\r\n]*/u.exec(text.slice(at, at + 200))?.[0] ?? '';
  const shown = line.slice(0, wholeCharacterCut(line, FOUND_SHOWN));
  return shown.length < line.length ? `${shown}…` : shown;
}

/** The place of an offset in UTF-16 units. */
export function placeAt(text: string, at: number): Place {
  return { at, ...positionAt(text, at), excerpt: excerptWithCaret(text, at) };
}
