import { lineOfOffset } from '../../lib/large-text';

/** A text with its lines in another order: those with finds before the others. */
export interface FindsFirst {
  readonly text: string;
  /** Where the badges are in it. */
  readonly marks: Uint32Array<ArrayBuffer>;
  /** The number that each line has in the text as it was given, from 1. */
  readonly numbers: Uint32Array<ArrayBuffer>;
  /** How many lines have finds. */
  readonly count: number;
}

/** `starts` are the beginnings of all lines, `marks` the places of the finds, ascending. */
export function findsFirst(text: string, starts: Uint32Array, marks: Uint32Array): FindsFirst {
  const pieces: string[] = [];
  const others: string[] = [];
  const numbers = new Uint32Array(starts.length);
  const otherNumbers: number[] = [];
  const moved = new Uint32Array(marks.length);
  let [length, count, at] = [0, 0, 0];
  const take = (line: number) => {
    const piece = text.slice(starts[line] ?? 0, starts[line + 1] ?? text.length);
    // The last line has no end of its own; before others it needs one.
    return line === starts.length - 1 && starts.length > 1 ? `${piece}\n` : piece;
  };
  for (let line = 0; line < starts.length; line += 1) {
    const mark = marks[at];
    if (mark === undefined || lineOfOffset(starts, mark) > line) {
      others.push(take(line));
      otherNumbers.push(line + 1);
      continue;
    }
    const start = starts[line] ?? 0;
    const end = starts[line + 1] ?? text.length + 1;
    for (; (marks[at] ?? Infinity) < end; at += 1) moved[at] = length + (marks[at] ?? 0) - start;
    const piece = take(line);
    pieces.push(piece);
    length += piece.length;
    numbers[count] = line + 1;
    count += 1;
  }
  numbers.set(otherNumbers, count);
  const joined = pieces.join('') + others.join('');
  return { text: starts.length > 1 ? joined.replace(/\r?\n$/, '') : joined, marks: moved, numbers, count };
}
