import {
  colorsNamed,
  converter,
  differenceCiede2000,
  differenceEuclidean,
  modeA98,
  modeHsl,
  modeHsv,
  modeHwb,
  modeLab,
  modeLab65,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode as register,
  wcagContrast,
  type Rgb,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHsv, modeHwb, modeLab, modeLab65, modeLch]) register(mode);
for (const mode of [modeOklab, modeOklch, modeP3, modeA98, modeProphoto, modeRec2020, modeXyz50, modeXyz65]) {
  register(mode);
}

/** The spaces that a colour may be given in; all that CSS calls sRGB colours (hex, names, hsl, hwb …) are `rgb`. */
export type Space =
  'rgb' | 'lrgb' | 'p3' | 'a98' | 'prophoto' | 'rec2020' | 'xyz50' | 'xyz65' | 'lab' | 'lch' | 'oklab' | 'oklch';

type Triple = readonly [number, number, number];

/**
 * A colour as it was given, never rounded: three channels in the order in which CSS writes them, and the alpha from 0 to 1.
 * RGB spaces and XYZ count from 0 to 1, `lab` and `lch` have a lightness from 0 to 100, hues are degrees.
 */
export interface Color {
  readonly space: Space;
  readonly channels: Triple;
  readonly alpha: number;
}

const toRgb = converter('rgb');
const toHsl = converter('hsl');
const toHsv = converter('hsv');
const toHwb = converter('hwb');
const toLab = converter('lab');
const toLch = converter('lch');
const toOklab = converter('oklab');
const toOklch = converter('oklch');
const toP3 = converter('p3');
const toXyz = converter('xyz65');
const toLab65 = converter('lab65');

/** The library's form of a colour, without its alpha, which no conversion touches. */
function inLibrary({ space, channels: [one, two, three] }: Color) {
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

/** Red, green and blue from 0 to 1 make an sRGB colour. */
export function fromRgb(channels: Triple, alpha: number): Color {
  return { space: 'rgb', channels, alpha };
}

/** The sRGB colour of a hue in degrees and two parts of 1: saturation and lightness, saturation and value, or white and black. */
export function fromHue(model: 'hsl' | 'hsv' | 'hwb', [hue, second, third]: Triple, alpha: number): Color {
  // Just below 0 the remainder and 360 may add up to 360 itself.
  const h = (((hue % 360) + 360) % 360) % 360;
  const { r, g, b } = toRgb(
    model === 'hsl'
      ? { mode: model, h, s: second, l: third }
      : model === 'hsv'
        ? { mode: model, h, s: second, v: third }
        : { mode: model, h, w: second, b: third },
  );
  return fromRgb([r, g, b], alpha);
}

/** Cyan, magenta, yellow and black as parts of 1, by the plain formula that needs no profile (CSS Color 5, section 7.2). */
export function fromCmyk(inks: readonly [number, number, number, number], alpha: number): Color {
  const [cyan, magenta, yellow, black] = inks;
  const channel = (ink: number) => 1 - Math.min(1, ink * (1 - black) + black);
  return fromRgb([channel(cyan), channel(magenta), channel(yellow)], alpha);
}

/** Linear Display P3 in the encoding of Display P3, which is that of sRGB, mirrored below 0. */
export function fromLinearP3([red, green, blue]: Triple, alpha: number): Color {
  const encode = (value: number) => {
    const size = Math.abs(value);
    return Math.sign(value) * (size > 0.0031308 ? 1.055 * size ** (1 / 2.4) - 0.055 : 12.92 * size);
  };
  return { space: 'p3', channels: [encode(red), encode(green), encode(blue)], alpha };
}

const REC2020 = { alpha: 1.09929682680944, beta: 0.018053968510807 };

/**
 * CSS decodes rec2020 by a plain power of 2.4 since 2025 (w3c/csswg-drafts#12574); the library still has the camera's curve of BT.2020,
 * so the light is encoded by that one.
 */
export function fromRec2020([red, green, blue]: Triple, alpha: number): Color {
  const encode = (value: number) => {
    const light = Math.abs(value) ** 2.4;
    const size = light < REC2020.beta ? 4.5 * light : REC2020.alpha * light ** 0.45 - (REC2020.alpha - 1);
    return Math.sign(value) * size;
  };
  return { space: 'rec2020', channels: [encode(red), encode(green), encode(blue)], alpha };
}

/** A channel that rounds to 0…255 is inside; so a rounded text of a colour at the edge of sRGB is not taken for one outside. */
const HALF_STEP = 0.5 / 255;

function isInside({ r, g, b }: Rgb, tolerance: number): boolean {
  return [r, g, b].every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}

function clip({ r, g, b }: Rgb): Rgb {
  const limit = (channel: number) => Math.min(1, Math.max(0, channel));
  return { mode: 'rgb', r: limit(r), g: limit(g), b: limit(b) };
}

const distanceOk = differenceEuclidean('oklab');
const JUST_NOTICEABLE = 0.02;
const CLOSE = 0.0001;

/** The nearest colour of sRGB by the method of CSS Color 4, section 13.2: less chroma in OKLCH, then a clip that is not noticed. */
function mapIntoSrgb(color: ReturnType<typeof inLibrary>): Rgb {
  const origin = toOklch(color);
  if (origin.l >= 1) return { mode: 'rgb', r: 1, g: 1, b: 1 };
  if (origin.l <= 0) return { mode: 'rgb', r: 0, g: 0, b: 0 };
  let clipped = clip(toRgb(origin));
  if (distanceOk(clipped, origin) < JUST_NOTICEABLE) return clipped;
  let low = 0;
  let high = origin.c;
  let isLowInside = true;
  while (high - low > CLOSE) {
    const current = { ...origin, c: (low + high) / 2 };
    const rgb = toRgb(current);
    if (isLowInside && isInside(rgb, 0)) {
      low = current.c;
      continue;
    }
    clipped = clip(rgb);
    const distance = distanceOk(clipped, current);
    if (distance >= JUST_NOTICEABLE) {
      high = current.c;
      continue;
    }
    if (JUST_NOTICEABLE - distance < CLOSE) return clipped;
    isLowInside = false;
    low = current.c;
  }
  return clipped;
}

/** A colour as sRGB can show it. */
export interface Shown {
  /** Red, green and blue from 0 to 1. */
  readonly rgb: Triple;
  /** The same in whole steps from 0 to 255. */
  readonly bytes: Triple;
  /** Whether the colour itself lies outside, so that this is only the nearest one. */
  readonly isMapped: boolean;
}

/**
 * By how much the channels of a grey may differ: by what converting leaves, and in XYZ, which has no axis of greys, by what five decimals
 * do. Close to white and black so little is a saturation of any size.
 */
const GREY_NOISE: Readonly<Record<Space, number>> = {
  rgb: 1e-9,
  lrgb: 1e-9,
  p3: 1e-6,
  a98: 1e-6,
  prophoto: 1e-6,
  rec2020: 1e-6,
  xyz50: 6e-4,
  xyz65: 6e-4,
  lab: 1e-6,
  lch: 1e-6,
  oklab: 1e-6,
  oklch: 1e-6,
};

/** Without the tint that is none, of a colour from that space. */
function withoutNoise(rgb: Rgb, space: Space): Rgb {
  const { r, g, b } = rgb;
  if (Math.max(r, g, b) - Math.min(r, g, b) > GREY_NOISE[space]) return rgb;
  // White and black are what is brightest and darkest, not what is nearly so.
  const grey = Math.max(r, g, b) === 1 ? 1 : Math.min(r, g, b) === 0 ? 0 : (r + g + b) / 3;
  return { mode: 'rgb', r: grey, g: grey, b: grey };
}

/** A grey without the tint that rounding gave it; any other colour as it is. */
export function settledGrey(color: Color): Color {
  const { rgb, isMapped } = inSrgb(color);
  const [red, green, blue] = rgb;
  return !isMapped && red === green && green === blue ? fromRgb(rgb, color.alpha) : color;
}

/** The colour in sRGB, or the one that stands in for it there. */
export function inSrgb(color: Color): Shown {
  const given = inLibrary(color);
  const rgb = toRgb(given);
  const isMapped = !isInside(rgb, HALF_STEP);
  const { r, g, b } = withoutNoise(isMapped ? mapIntoSrgb(given) : clip(rgb), color.space);
  return { rgb: [r, g, b], bytes: [toByte(r), toByte(g), toByte(b)], isMapped };
}

/** A part of 1 as a byte. What the arithmetic left a hair below a half counts as the half. */
export function toByte(part: number): number {
  return Math.round(Number((part * 255).toPrecision(12)));
}

/** A colour in one of the models of sRGB, each channel but the hue as a part of 1; a grey has the hue 0. */
export function inModel(model: 'hsl' | 'hsv' | 'hwb', [r, g, b]: Triple): Triple {
  const rgb: Rgb = { mode: 'rgb', r, g, b };
  if (model === 'hsl') {
    const { h = 0, s, l } = toHsl(rgb);
    return [h, s, l];
  }
  if (model === 'hsv') {
    const { h = 0, s, v } = toHsv(rgb);
    return [h, s, v];
  }
  const { h = 0, w, b: black } = toHwb(rgb);
  return [h, w, black];
}

/** Inks as parts of 1, with as much black as possible. */
export function inCmyk([red, green, blue]: Triple): readonly [number, number, number, number] {
  const light = Math.max(red, green, blue);
  if (light === 0) return [0, 0, 0, 1];
  const ink = (channel: number) => (light - channel) / light;
  return [ink(red), ink(green), ink(blue), 1 - light];
}

/** A colour's true channels in a space that holds every colour, or in Display P3 without limits; a grey has the hue 0. */
export function inWide(space: 'lab' | 'lch' | 'oklab' | 'oklch' | 'p3' | 'xyz65', color: Color): Triple {
  if (color.space === space) return color.channels;
  const given = inLibrary(color);
  switch (space) {
    case 'lab': {
      const { l, a, b } = toLab(given);
      return [l, a, b];
    }
    case 'lch': {
      const { l, c, h = 0 } = toLch(given);
      return [l, c, h];
    }
    case 'oklab': {
      const { l, a, b } = toOklab(given);
      return [l, a, b];
    }
    case 'oklch': {
      const { l, c, h = 0 } = toOklch(given);
      return [l, c, h];
    }
    case 'p3': {
      const { r, g, b } = toP3(given);
      return [r, g, b];
    }
    case 'xyz65': {
      const { x, y, z } = toXyz(given);
      return [x, y, z];
    }
  }
}

function fromBytes([red, green, blue]: Triple): Rgb {
  return { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 };
}

function bytesOf(number: number): Triple {
  return [number >> 16, (number >> 8) & 255, number & 255];
}

const distance2000 = differenceCiede2000();
const NAMED = Object.entries(colorsNamed).map(([name, number]) => ({
  name,
  number,
  lab: toLab65(fromBytes(bytesOf(number))),
}));
const NUMBERS: ReadonlyMap<string, number> = new Map(NAMED.map(({ name, number }) => [name, number]));

/** The bytes of one of CSS's 148 names, in small letters. */
export function bytesOfName(name: string): Triple | undefined {
  const number = NUMBERS.get(name);
  return number === undefined ? undefined : bytesOf(number);
}

/** By no more than this does CIEDE2000 divide a difference of lightness, so that alone is a lower bound of the whole. */
const LIGHTNESS_WEIGHT = 1.75;

/** A colour's name, or the nearest one. */
export interface NameFound {
  readonly name: string;
  /** CIEDE2000; 0 for the name of this very colour. */
  readonly distance: number;
  /** Other names of the same colour. */
  readonly others: readonly string[];
}

/** The CSS name of a colour in bytes, or the one that looks most like it. */
export function nameOf(bytes: Triple): NameFound {
  const [red, green, blue] = bytes;
  const number = red * 65536 + green * 256 + blue;
  const same = NAMED.filter((entry) => entry.number === number).map(({ name }) => name);
  const [first, ...others] = same;
  if (first !== undefined) return { name: first, distance: 0, others };
  const lab = toLab65(fromBytes(bytes));
  const lightnessApart = (entry: (typeof NAMED)[number]) => Math.abs(entry.lab.l - lab.l);
  let nearest = { name: '', distance: Infinity };
  for (const entry of NAMED.toSorted((one, other) => lightnessApart(one) - lightnessApart(other))) {
    if (lightnessApart(entry) / LIGHTNESS_WEIGHT > nearest.distance) break;
    const distance = distance2000(lab, entry.lab);
    if (distance < nearest.distance) nearest = { name: entry.name, distance };
  }
  return { ...nearest, others: [] };
}

/** WCAG 2's contrast (1–21) of a colour in bytes with what it lies on; a transparent one is mixed with it first. */
export function contrastOn(background: 'white' | 'black', bytes: Triple, alpha: number): number {
  const ground = background === 'white' ? 255 : 0;
  const mix = (channel: number) => channel * alpha + ground * (1 - alpha);
  const [red, green, blue] = bytes;
  return wcagContrast(fromBytes([mix(red), mix(green), mix(blue)]), fromBytes([ground, ground, ground]));
}
