const QUOTE = 34;
const APOSTROPHE = 39;

/** Where a quotation mark opens a value that is not closed before the end, or -1. */
export function openQuote(text: string, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const unit = text.charCodeAt(at);
    if (unit !== QUOTE && unit !== APOSTROPHE) {
      at++;
      continue;
    }
    const close = text.indexOf(unit === QUOTE ? '"' : "'", at + 1);
    if (close < 0 || close >= end) return at;
    at = close + 1;
  }
  return -1;
}

/** How many lines end before the place. */
export function countBreaks(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** The text without white space at its end. */
export function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
  return end === text.length ? text : text.slice(0, end);
}

/** Whether it is white space of XML. */
export const isSpace = (unit: number) => unit === 32 || unit === 10 || unit === 9 || unit === 13;
