const NO_BREAK_SPACE = '\u00a0';

/**
 * The text of a line with its spaces so that a browser shows all of them: of several in a row, all but the last become
 * no-break spaces, and so does one at the beginning. `\n` is a forced line break. The length stays the same.
 */
export function keepSpaces(line: string): string {
  return line
    .replace(/[\t\f\r]/g, ' ')
    .replace(/ (?= )/g, NO_BREAK_SPACE)
    .replace(/(^|\n) /g, `$1${NO_BREAK_SPACE}`);
}
