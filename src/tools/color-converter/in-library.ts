import type { Color } from './color';

/** The library's form of a colour, without its alpha, which no conversion touches. */
export function inLibrary({ space, channels: [one, two, three] }: Color) {
  switch (space) {
    case 'rgb':
    case 'lrgb':
    case 'p3':
    case 'a98':
    case 'prophoto':
    case 'rec2020':
      return { mode: space, r: one, g: two, b: three };
    case 'xyz50':
    case 'xyz65':
      return { mode: space, x: one, y: two, z: three };
    case 'lab':
    case 'oklab':
      return { mode: space, l: one, a: two, b: three };
    case 'lch':
    case 'oklch':
      return { mode: space, l: one, c: two, h: three };
  }
}
