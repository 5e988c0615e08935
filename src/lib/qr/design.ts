/** Error correction levels, lowest first. */
export const LEVELS = ['low', 'medium', 'quartile', 'high'] as const;
export type Level = (typeof LEVELS)[number];

/** How much of a damaged code each level restores, in per cent. */
export const LEVEL_PERCENT: Record<Level, number> = { low: 7, medium: 15, quartile: 25, high: 30 };

export const SHAPES = ['square', 'rounded', 'dots'] as const;
export type Shape = (typeof SHAPES)[number];

export const SIZE = { least: 64, most: 4096, usual: 1024 } as const;
export const QUIET_ZONE = { least: 0, most: 10, usual: 4 } as const;

/** What the code looks like. Colours are `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. */
export interface Design {
  readonly foreground: string;
  readonly background: string;
  /** Light margin in modules. */
  readonly quietZone: number;
  readonly shape: Shape;
}

/** Red, green, blue and alpha from 0 to 255, not premultiplied. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export const WHITE: Colour = [255, 255, 255, 255];

/** A colour in hexadecimal as CSS writes it. */
export const COLOUR_PATTERN = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Reads a colour in CSS's hexadecimal notation, with or without alpha; anything else is opaque black. */
export function readColour(notation: string): Colour {
  if (!COLOUR_PATTERN.test(notation)) return [0, 0, 0, 255];
  const digits = notation.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4), long.length === 8 ? channel(6) : 255];
}

/** Lays one colour over another (`over` of Porter and Duff), the upper one at a share of its own opacity. */
export function blend(upper: Colour, lower: Colour, share = 1): Colour {
  const upperAlpha = (upper[3] / 255) * share;
  const lowerAlpha = (lower[3] / 255) * (1 - upperAlpha);
  const alpha = upperAlpha + lowerAlpha;
  if (alpha === 0) return [0, 0, 0, 0];
  const channel = (i: 0 | 1 | 2) => Math.round((upper[i] * upperAlpha + lower[i] * lowerAlpha) / alpha);
  return [channel(0), channel(1), channel(2), Math.round(alpha * 255)];
}

function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The two colours as they meet the eye on white paper. */
function onPaper({ foreground, background }: Design): { dark: Colour; light: Colour } {
  const light = blend(readColour(background), WHITE);
  return { dark: blend(readColour(foreground), light), light };
}

function exactContrast(design: Design): number {
  const { dark, light } = onPaper(design);
  const [low, high] = [luminance(dark), luminance(light)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const toHundredths = (ratio: number) => Math.round(ratio * 100) / 100;

/** Contrast ratio of WCAG 2.2, from 1 to 21, rounded to two decimals; what is transparent is judged on white. */
export function contrastOf(design: Design): number {
  return toHundredths(exactContrast(design));
}

/** Below this ratio readers fail. */
const LEAST_CONTRAST = 3;

export type DesignWarning =
  | { readonly code: 'low-contrast'; readonly ratio: number }
  | { readonly code: 'inverted' }
  | { readonly code: 'narrow-quiet-zone'; readonly modules: number }
  | { readonly code: 'transparent-background' };

/** What may keep readers from scanning a design: contrast below 3:1, light on dark, a narrow margin, no background. */
export function judgeDesign(design: Design): readonly DesignWarning[] {
  const ratio = exactContrast(design);
  const { dark, light } = onPaper(design);
  const warnings: DesignWarning[] = [];
  // Never rounded up to the bound that it misses.
  if (ratio < LEAST_CONTRAST) warnings.push({ code: 'low-contrast', ratio: Math.min(toHundredths(ratio), 2.99) });
  if (luminance(dark) > luminance(light)) warnings.push({ code: 'inverted' });
  if (design.quietZone < 4) warnings.push({ code: 'narrow-quiet-zone', modules: design.quietZone });
  if (readColour(design.background)[3] < 255) warnings.push({ code: 'transparent-background' });
  return warnings;
}
