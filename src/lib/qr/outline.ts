import type { Shape } from './design';
import type { QrSymbol } from './symbol';

/** Set for every module that is drawn. */
export const DRAWN = 16;
/** Bits of a module's value that say which of its corners are round. */
export const CORNER = { topRight: 1, bottomRight: 2, bottomLeft: 4, topLeft: 8 } as const;
const ALL_CORNERS = 15;

/** What is drawn of a symbol: per module 0, or `DRAWN` with its round corners; and the square kept free for a logo. */
export interface Outline {
  readonly side: number;
  readonly modules: Uint8Array;
  readonly hole: { readonly at: number; readonly side: number } | undefined;
}

/** Modules a logo may cover in each direction: at most a fifth of the side, centred on whole modules. */
export function logoSide(side: number): number {
  const most = Math.floor(side / 5);
  return most % 2 === side % 2 ? most : most - 1;
}

function isFinder(row: number, column: number, side: number): boolean {
  return (row < 7 && column < 7) || (row < 7 && column >= side - 7) || (row >= side - 7 && column < 7);
}

/**
 * Works out how each module is drawn. Rounded modules flow into their neighbours and are round where they stand free;
 * dots stand alone, but for the three finder patterns, which readers look for as solid squares.
 */
export function outline(symbol: QrSymbol, shape: Shape, hasLogo: boolean): Outline {
  const { side } = symbol;
  const holeSide = hasLogo ? logoSide(side) : 0;
  const at = (side - holeSide) / 2;
  const inHole = (row: number, column: number) =>
    row >= at && row < at + holeSide && column >= at && column < at + holeSide;
  const isDark = (row: number, column: number) =>
    row >= 0 &&
    column >= 0 &&
    row < side &&
    column < side &&
    symbol.modules[row * side + column] === 1 &&
    !inHole(row, column);

  const cornersOf = (row: number, column: number) => {
    if (shape === 'square' || (shape === 'dots' && isFinder(row, column, side))) return 0;
    if (shape === 'dots') return ALL_CORNERS;
    const [up, right] = [isDark(row - 1, column), isDark(row, column + 1)];
    const [down, left] = [isDark(row + 1, column), isDark(row, column - 1)];
    return (
      (up || right ? 0 : CORNER.topRight) |
      (down || right ? 0 : CORNER.bottomRight) |
      (down || left ? 0 : CORNER.bottomLeft) |
      (up || left ? 0 : CORNER.topLeft)
    );
  };

  const modules = new Uint8Array(side * side);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (isDark(row, column)) modules[row * side + column] = DRAWN | cornersOf(row, column);
    }
  }
  return { side, modules, hole: hasLogo ? { at, side: holeSide } : undefined };
}
