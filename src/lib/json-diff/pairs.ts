/** The pair does not count. */
export const PAIR_IGNORED = 1;
/** The pair stands at another place among its neighbours on the right. */
export const PAIR_MOVED = 2;

/** Children of two containers beside each other, in the order in which they are shown; `NONE` where there is none. */
export class Pairs {
  readonly lefts: number[] = [];
  readonly rights: number[] = [];
  readonly flags: number[] = [];

  add(left: number, right: number, flag = 0): void {
    this.lefts.push(left);
    this.rights.push(right);
    this.flags.push(flag);
  }
}

/** An element that is known to be there. */
export function itemAt(items: readonly number[], place: number): number {
  // Past the end would be our own mistake, which NaN brings to light.
  return items[place] ?? Number.NaN;
}
