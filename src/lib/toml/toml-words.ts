const SPACE = 32;
const DELETE = 127;
const LAST_CONTROL = 159;

/** What ends a value without quotes, besides white space and control characters. */
const ENDS_WORD: ReadonlySet<number> = new Set(Array.from(`,#[]{}"'=`, (character) => character.charCodeAt(0)));
const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What a value without quotes is written with, or all of a mistake; undefined where none begins. */
export function literalAt(text: string, start: number): string | undefined {
  const source = wordAt(text, start);
  // A blank may stand between date and time.
  if (source?.length !== 10 || text.charCodeAt(start + 10) !== SPACE || !BARE_DATE.test(source)) return source;
  const time = wordAt(text, start + 11);
  return time !== undefined && /^\d/.test(time) ? text.slice(start, start + 11 + time.length) : source;
}

/** What stands from here to the next character that no bare value can have; all of a mistake, so that it can be named. */
function wordAt(text: string, start: number): string | undefined {
  let end = start;
  // Also false at the end of the text, where there is no number.
  for (let unit = text.charCodeAt(end); unit > SPACE; unit = text.charCodeAt(++end)) {
    if (ENDS_WORD.has(unit) || (unit >= DELETE && unit <= LAST_CONTROL)) break;
  }
  return end > start ? text.slice(start, end) : undefined;
}
