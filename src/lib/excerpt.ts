import { cellsOf } from './character-cells';
import { wholeCharacterCut } from './utf8-length';

/**
 * The line that holds the offset and, below it, a caret under the place. A long line is cut around the place, with
 * `…` where it goes on. The caret's indent uses blanks as wide as the characters above them.
 */
export function excerptWithCaret(text: string, offset: number, width = 72): string {
  const at = Math.min(offset, text.length);
  // Only the neighbourhood is looked at, so that a line of many megabytes costs nothing.
  const start = Math.max(lastBreakBefore(text, at, width * 2) + 1, 0);
  const end = nextBreakFrom(text, at, width * 2);
  const from = wholeCharacterCut(text, at - start > width / 2 ? at - Math.floor(width / 2) : start);
  const to = wholeCharacterCut(text, Math.min(end, from + width));
  const lead = `${from > start ? '…' : ''}${text.slice(from, at)}`;
  const rest = `${text.slice(at, Math.max(at, to))}${to < end ? '…' : ''}`;
  return `${lead}${rest}\n${[...lead].map(blankOf).join('')}^`;
}

function lastBreakBefore(text: string, at: number, reach: number): number {
  for (let i = at - 1; i >= Math.max(0, at - reach); i -= 1) if (isBreak(text.charCodeAt(i))) return i;
  return at - reach > 0 ? at - reach - 1 : -1;
}

function nextBreakFrom(text: string, at: number, reach: number): number {
  const last = Math.min(text.length, at + reach);
  for (let i = at; i < last; i += 1) if (isBreak(text.charCodeAt(i))) return i;
  return last;
}

function isBreak(unit: number): boolean {
  return unit === 10 || unit === 13;
}

function blankOf(character: string): string {
  if (character === '\t') return '\t';
  return cellsOf(character.codePointAt(0) ?? 0) === 2
    ? '\u3000'
    : cellsOf(character.codePointAt(0) ?? 0) === 0
      ? ''
      : ' ';
}
