import type { LineEnding } from './text-source';

export const LINE_ENDINGS = ['given', 'lf', 'crlf'] as const;
/** How the lines of a text are to end where its bytes count; `given` leaves every ending as it is. */
export type LineEndingChoice = (typeof LINE_ENDINGS)[number];

const ANY_ENDING = /\r\n?|\n/g;

/** The text with its line endings as chosen. */
export function withLineEnding(text: string, choice: LineEndingChoice): string {
  return choice === 'given' ? text : text.replace(ANY_ENDING, choice === 'lf' ? '\n' : '\r\n');
}

/** Where an offset in the text with the chosen line endings lies in the text itself. */
export function offsetAsGiven(text: string, choice: LineEndingChoice, offset: number): number {
  if (choice === 'given') return offset;
  const width = choice === 'lf' ? 1 : 2;
  let shift = 0;
  for (const { 0: ending, index } of text.matchAll(ANY_ENDING)) {
    if (index + shift + width > offset) break;
    shift += width - ending.length;
  }
  return offset - shift;
}

/** How the ending of all lines is called; undefined for a mixture and for none. */
export function endingName(ending: LineEnding): 'LF' | 'CRLF' | undefined {
  return ending === 'lf' ? 'LF' : ending === 'crlf' ? 'CRLF' : undefined;
}
