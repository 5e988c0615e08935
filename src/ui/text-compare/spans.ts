import type { LinePart } from '../../lib/diff/word-diff';
import type { Token } from '../../lib/token';

/** A stretch of a line that is drawn in one way. */
export interface Span {
  readonly text: string;
  readonly kind?: Token['kind'];
  /** What is seen in its place. */
  readonly shown?: string;
  /** Whether it is what changed within the line. */
  readonly isMarked: boolean;
}

/** The stretch of a line between two offsets, cut where its colours or its marks change. */
export function spansOf(
  line: string,
  [from, to]: readonly [from: number, to: number],
  tokens: readonly Token[] | undefined,
  parts: readonly LinePart[] | undefined,
  side: 'left' | 'right',
): readonly Span[] {
  const spans: Span[] = [];
  const colours = tokens ?? [{ text: line }];
  const marks = parts ?? [];
  let [at, token, tokenEnd, mark, markEnd] = [0, -1, 0, -1, 0];
  while (at < to) {
    while (tokenEnd <= at && token < colours.length) {
      token += 1;
      tokenEnd += colours[token]?.text.length ?? Infinity;
    }
    while (markEnd <= at && mark < marks.length) {
      mark += 1;
      markEnd += marks[mark]?.[side].length ?? Infinity;
    }
    const end = Math.min(to, tokenEnd, markEnd);
    const text = line.slice(Math.max(at, from), end);
    if (text !== '') {
      const { kind, shown } = colours[token] ?? {};
      spans.push({ text, ...(kind && { kind }), ...(shown && { shown }), isMarked: marks[mark]?.isSame === false });
    }
    at = end;
  }
  return spans;
}
