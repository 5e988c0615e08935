import type { Given } from './given';

let arrived: Given | undefined;

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
