import { type Color, fromRgb, type Space } from './color';
import { fromCmyk, fromHue, fromLinearP3, fromRec2020 } from './color-space';

/** What a component is called, for messages; the views have the words. */
export type ComponentName =
  | 'red'
  | 'green'
  | 'blue'
  | 'hue'
  | 'saturation'
  | 'lightness'
  | 'value'
  | 'whiteness'
  | 'blackness'
  | 'chroma'
  | 'a'
  | 'b'
  | 'x'
  | 'y'
  | 'z'
  | 'cyan'
  | 'magenta'
  | 'yellow'
  | 'black'
  | 'alpha';

/** How a component is written. */
export interface Component {
  readonly name: ComponentName;
  /** What 100 % stands for; without it no percentage may stand here. */
  readonly hundred?: number;
  /** The number that stands for 1; without it a percentage must stand here. */
  readonly one?: number;
  /** What lies outside is clamped, as CSS does. */
  readonly min?: number;
  readonly max?: number;
}

/** A notation of the form `name(…)`. */
export interface ColorFunction {
  readonly components: readonly Component[];
  /** With commas: not at all; as CSS has it for old functions; or like the form with blanks, for what CSS does not know. */
  readonly commas: 'never' | 'legacy' | 'free';
  /** The last comma may stand before an alpha. */
  readonly hasCommaAlpha: boolean;
  readonly make: (channels: readonly number[], alpha: number) => Color;
}

export const ALPHA: Component = { name: 'alpha', hundred: 1, one: 1, min: 0, max: 1 };
const HUE: Component = { name: 'hue', one: 1 };

const part = (name: ComponentName, one = 100): Component => ({ name, hundred: 1, one, min: 0, max: 1 });
const open = (name: ComponentName, hundred = 1): Component => ({ name, hundred, one: 1 });
const chroma = (hundred: number): Component => ({ name: 'chroma', hundred, one: 1, min: 0 });

/** The three channels of what has been checked to have three components. */
function three([first = 0, second = 0, third = 0]: readonly number[]) {
  return [first, second, third] as const;
}

const inSpace =
  (space: Space): ColorFunction['make'] =>
  (channels, alpha) => ({ space, channels: three(channels), alpha });

const RGB: ColorFunction = {
  components: [part('red', 255), part('green', 255), part('blue', 255)],
  commas: 'legacy',
  hasCommaAlpha: true,
  make: (channels, alpha) => fromRgb(three(channels), alpha),
};
const HSL: ColorFunction = {
  components: [HUE, part('saturation'), part('lightness')],
  commas: 'legacy',
  hasCommaAlpha: true,
  make: (channels, alpha) => fromHue('hsl', three(channels), alpha),
};
const HSV: ColorFunction = {
  components: [HUE, part('saturation'), part('value')],
  commas: 'free',
  hasCommaAlpha: true,
  make: (channels, alpha) => fromHue('hsv', three(channels), alpha),
};
const modern = (components: readonly Component[], make: ColorFunction['make']): ColorFunction => ({
  components,
  commas: 'never',
  hasCommaAlpha: false,
  make,
});
/** @param one The number that stands for all the ink there can be. */
const cmyk = (one: number): ColorFunction => ({
  components: [part('cyan', one), part('magenta', one), part('yellow', one), part('black', one)],
  commas: 'free',
  hasCommaAlpha: false,
  make: ([cyan = 0, magenta = 0, yellow = 0, black = 0], alpha) => fromCmyk([cyan, magenta, yellow, black], alpha),
});

/** All notations with brackets but `color()`, by their names in small letters. */
export const COLOR_FUNCTIONS: ReadonlyMap<string, ColorFunction> = new Map([
  ['rgb', RGB],
  ['rgba', RGB],
  ['hsl', HSL],
  ['hsla', HSL],
  ['hsv', HSV],
  ['hsva', HSV],
  ['hsb', HSV],
  ['hsba', HSV],
  [
    'hwb',
    modern([HUE, part('whiteness'), part('blackness')], (channels, alpha) => fromHue('hwb', three(channels), alpha)),
  ],
  [
    'lab',
    modern(
      [{ name: 'lightness', hundred: 100, one: 1, min: 0, max: 100 }, open('a', 125), open('b', 125)],
      inSpace('lab'),
    ),
  ],
  ['lch', modern([{ name: 'lightness', hundred: 100, one: 1, min: 0, max: 100 }, chroma(150), HUE], inSpace('lch'))],
  ['oklab', modern([part('lightness', 1), open('a', 0.4), open('b', 0.4)], inSpace('oklab'))],
  ['oklch', modern([part('lightness', 1), chroma(0.4), HUE], inSpace('oklch'))],
  ['cmyk', cmyk(100)],
  ['device-cmyk', cmyk(1)],
]);

const RGB_LIKE = [open('red'), open('green'), open('blue')];
const XYZ_LIKE = [open('x'), open('y'), open('z')];
const XYZ = modern(XYZ_LIKE, inSpace('xyz65'));

/** What `color()` may begin with: the predefined spaces of CSS Color 4. */
export const COLOR_SPACES: ReadonlyMap<string, ColorFunction> = new Map([
  ['srgb', modern(RGB_LIKE, inSpace('rgb'))],
  ['srgb-linear', modern(RGB_LIKE, inSpace('lrgb'))],
  ['display-p3', modern(RGB_LIKE, inSpace('p3'))],
  ['display-p3-linear', modern(RGB_LIKE, (channels, alpha) => fromLinearP3(three(channels), alpha))],
  ['a98-rgb', modern(RGB_LIKE, inSpace('a98'))],
  ['prophoto-rgb', modern(RGB_LIKE, inSpace('prophoto'))],
  ['rec2020', modern(RGB_LIKE, (channels, alpha) => fromRec2020(three(channels), alpha))],
  ['xyz', XYZ],
  ['xyz-d50', modern(XYZ_LIKE, inSpace('xyz50'))],
  ['xyz-d65', XYZ],
]);

/** Degrees in the units of angles. */
export const ANGLES: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
]);
