import { differenceEuclidean, type Rgb, wcagContrast } from 'culori/fn';
import { type Color, fromRgb, type Space, type Triple } from './color';
import { fromBytes, toOklch, toRgb } from './color-library';
import { inLibrary } from './in-library';

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

/** WCAG 2's contrast (1–21) of a colour in bytes with what it lies on; a transparent one is mixed with it first. */
export function contrastOn(background: 'white' | 'black', bytes: Triple, alpha: number): number {
  const ground = background === 'white' ? 255 : 0;
  const mix = (channel: number) => channel * alpha + ground * (1 - alpha);
  const [red, green, blue] = bytes;
  return wcagContrast(fromBytes([mix(red), mix(green), mix(blue)]), fromBytes([ground, ground, ground]));
}
