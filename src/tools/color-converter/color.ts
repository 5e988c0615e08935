/** The spaces that a colour may be given in; all that CSS calls sRGB colours (hex, names, hsl, hwb …) are `rgb`. */
export type Space =
  'rgb' | 'lrgb' | 'p3' | 'a98' | 'prophoto' | 'rec2020' | 'xyz50' | 'xyz65' | 'lab' | 'lch' | 'oklab' | 'oklch';

/** Three channels, in the order in which CSS writes them. */
export type Triple = readonly [number, number, number];

/**
 * A colour as it was given, never rounded: three channels in the order in which CSS writes them, and the alpha from 0 to 1.
 * RGB spaces and XYZ count from 0 to 1, `lab` and `lch` have a lightness from 0 to 100, hues are degrees.
 */
export interface Color {
  readonly space: Space;
  readonly channels: Triple;
  readonly alpha: number;
}

/** Red, green and blue from 0 to 1 make an sRGB colour. */
export function fromRgb(channels: Triple, alpha: number): Color {
  return { space: 'rgb', channels, alpha };
}
