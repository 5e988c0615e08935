import { cellsOf } from '../../lib/character-cells';

/** In columns of a terminal. */
export const LONGEST = 40;
const SHORTEST = 4;

/** How wide a text is in columns of a terminal, by its beginning. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text.slice(0, LONGEST)) width += cellsOf(character.codePointAt(0) ?? 0);
  return width;
}

/** As wide as a column's name and the widest of some of its cells, within limits. */
export function columnWidth(name: string, cells: readonly string[]): number {
  const widest = cells.reduce((most, text) => Math.max(most, textWidth(text)), Math.max(textWidth(name), SHORTEST));
  return Math.min(widest, LONGEST);
}
