import type { QrSymbol } from './symbol';

/** A terminal's background decides which modules are printed: the light ones on a dark ground, the dark ones on a light. */
export const TERMINALS = ['dark', 'light'] as const;
export type Terminal = (typeof TERMINALS)[number];

/** By what is inked: nothing, the lower half, the upper half, both. */
const BLOCKS = [' ', '▄', '▀', '█'];

/** Prints a symbol with half blocks, two rows of modules per line, so that modules are square. Lines end with LF. */
export function drawHalfBlocks(symbol: QrSymbol, quietZone: number, terminal: Terminal): string {
  const { side, modules } = symbol;
  const isInked = (row: number, column: number) => {
    if (row >= side + quietZone) return false;
    const isInside = row >= 0 && row < side && column >= 0 && column < side;
    const isDark = isInside && modules[row * side + column] === 1;
    return isDark === (terminal === 'light');
  };
  let lines = '';
  for (let row = -quietZone; row < side + quietZone; row += 2) {
    for (let column = -quietZone; column < side + quietZone; column++) {
      const [upper, lower] = [isInked(row, column), isInked(row + 1, column)];
      lines += BLOCKS[(upper ? 2 : 0) + (lower ? 1 : 0)] ?? '';
    }
    lines += '\n';
  }
  return lines;
}
