import type { Given } from './given';

let arrived: Given | undefined;
let arrivedLine: string | undefined;

/** Keeps what was pasted or dropped on a page for the palette that is about to open. */
export function keepArrived(given: Given): void {
  arrived = given;
}

/** What was kept, once. */
export function takeArrived(): Given | undefined {
  const given = arrived;
  arrived = undefined;
  return given;
}

/** Keeps a short line that was pasted on a page, besides what the search opens with: by it the palette knows that it was not typed. */
export function keepLine(line: string): void {
  arrivedLine = line;
}

/** The line that was kept, once. */
export function takeLine(): string | undefined {
  const line = arrivedLine;
  arrivedLine = undefined;
  return line;
}
