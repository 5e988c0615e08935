/** What numbers of a format are: plain ones, a day, a time of day, both, or a span of time. */
export type NumberMeaning = 'number' | 'date' | 'time' | 'datetime' | 'duration';

const DATES: readonly (readonly [number, number])[] = [
  [14, 17],
  [27, 31],
  [34, 36],
  [50, 58],
];
const TIMES = new Set([18, 19, 20, 21, 32, 33, 45, 47]);

/** Formats that a workbook may use without saying what they are (ECMA-376, 18.8.30), those of East Asia included. */
export function builtInMeaning(id: number): NumberMeaning {
  if (DATES.some(([first, last]) => id >= first && id <= last)) return 'date';
  if (TIMES.has(id)) return 'time';
  if (id === 22) return 'datetime';
  return id === 46 ? 'duration' : 'number';
}

// Quoted text, an escaped or filling or spacing character, brackets, and what else may matter.
const PIECE = /"[^"]*"?|[\\_*][^]?|\[([^\]]*)\]?|(general|am\/pm|a\/p|上午\/下午)|([ymdhseg])\3*|;/gi;
const ELAPSED = /^(?:h+|m+|s+)$/i;

/** What numbers of a custom format are. Of its sections, which `;` parts, the first one counts. */
export function formatMeaning(code: string): NumberMeaning {
  let hasDate = false;
  let hasTime = false;
  let isElapsed = false;
  // `m` is minutes behind hours and before seconds, else months.
  let previous = '';
  let undecided = false;
  for (const [piece, bracket, word, letter = ''] of code.matchAll(PIECE)) {
    if (piece === ';') break;
    if (bracket !== undefined && ELAPSED.test(bracket)) {
      isElapsed = true;
      previous = bracket.charAt(0).toLowerCase();
      continue;
    }
    if (word !== undefined) hasTime ||= word.toLowerCase() !== 'general';
    const kind = letter.toLowerCase();
    if (kind === '' || (kind === 'e' && isExponent(code, piece))) continue;
    if (undecided) {
      if (kind === 's') hasTime = true;
      else hasDate = true;
      undecided = false;
    }
    if (kind === 'h' || kind === 's') hasTime = true;
    else if (kind !== 'm') hasDate = true;
    else if (previous === 'h') hasTime = true;
    else undecided = true;
    previous = kind;
  }
  return meaningOf(hasDate || undecided, hasTime, isElapsed);
}

// In `0.00E+00` the letter is no year of an era.
function isExponent(code: string, piece: string): boolean {
  return piece.length === 1 && /[0#?]e[+-]/i.test(code);
}

function meaningOf(hasDate: boolean, hasTime: boolean, isElapsed: boolean): NumberMeaning {
  if (isElapsed) return 'duration';
  if (hasDate) return hasTime ? 'datetime' : 'date';
  return hasTime ? 'time' : 'number';
}
