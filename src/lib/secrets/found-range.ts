/** A stretch of the text, in UTF-16 units; the end is behind it. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where the secrets of a match are, or undefined when the match is none after all. */
export type Locate = (match: RegExpExecArray) => Range | readonly Range[] | undefined;

export const wholeMatch: Locate = ({ index, 0: text }) => ({ start: index, end: index + text.length });

/** The stretch of a match that a group caught; the group stands `behind` units before the match's end. */
export function endOf(match: RegExpExecArray, value: string, behind = 0): Range {
  const end = match.index + match[0].length - behind;
  return { start: end - value.length, end };
}

/** All that a pattern finds, empty stretches left out. */
export function scanPattern(text: string, pattern: RegExp, locate: Locate = wholeMatch): Range[] {
  const found: Range[] = [];
  for (const match of text.matchAll(pattern)) {
    for (const range of [locate(match) ?? []].flat()) if (range.end > range.start) found.push(range);
  }
  return found;
}
