import { err, ok, type Result } from '../result';
import { blend, readColour, type Colour, type Design } from './design';
import { CORNER, DRAWN, outline, type Outline } from './outline';
import type { QrSymbol } from './symbol';

/** A picture of `size` × `size` pixels as indexes into a palette, and a logo's own pixels where there is one. */
export interface Raster {
  readonly size: number;
  /** Per pixel how much of it the code covers, from 0 to 16 sixteenths: the index of its colour. */
  readonly coverage: Uint8Array;
  /** Seventeen colours, from background to foreground. */
  readonly palette: readonly Colour[];
  /** The square that the logo fills, in pixels. */
  readonly logo: { readonly at: number; readonly side: number; readonly pixels: Uint8Array } | undefined;
}

export type RasterFault = {
  readonly code: 'too-small';
  /** The smallest size in pixels that gives every module one pixel. */
  readonly least: number;
};

/** Samples per pixel and direction; sixteen in all, which is the palette's span. */
const SAMPLES = 4;
const FULL = SAMPLES * SAMPLES;

/** Coverage of one module of `pixels` × `pixels`, each corner round (with half a module as radius) or square. */
function moduleMask(pixels: number, corners: number): Uint8Array {
  const mask = new Uint8Array(pixels * pixels);
  const isInside = (x: number, y: number) => {
    const [left, right] = y < 0.5 ? [CORNER.topLeft, CORNER.topRight] : [CORNER.bottomLeft, CORNER.bottomRight];
    const bit = x < 0.5 ? left : right;
    return (corners & bit) === 0 || (x - 0.5) ** 2 + (y - 0.5) ** 2 <= 0.25;
  };
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      let inside = 0;
      for (let sample = 0; sample < FULL; sample++) {
        const [dx, dy] = [(sample % SAMPLES) + 0.5, Math.floor(sample / SAMPLES) + 0.5];
        if (isInside((x + dx / SAMPLES) / pixels, (y + dy / SAMPLES) / pixels)) inside++;
      }
      mask[y * pixels + x] = inside;
    }
  }
  return mask;
}

function drawCoverage({ side, modules }: Outline, size: number, pixels: number, margin: number): Uint8Array {
  const coverage = new Uint8Array(size * size);
  const masks = new Map<number, Uint8Array>();
  for (let index = 0; index < modules.length; index++) {
    const value = modules[index] ?? 0;
    if (value === 0) continue;
    const mask = masks.get(value) ?? moduleMask(pixels, value & ~DRAWN);
    masks.set(value, mask);
    const start = (margin + Math.floor(index / side) * pixels) * size + margin + (index % side) * pixels;
    for (let y = 0; y < pixels; y++) {
      coverage.set(mask.subarray(y * pixels, (y + 1) * pixels), start + y * size);
    }
  }
  return coverage;
}

/**
 * Draws a symbol as a picture of exactly `size` × `size` pixels: whole pixels per module, what is left over goes to the
 * quiet zone, so no edge is blurred. `logo` is a square of RGBA pixels. Fault: less than one pixel per module.
 */
export function drawRaster(
  symbol: QrSymbol,
  design: Design,
  size: number,
  logo?: Uint8Array,
): Result<Raster, RasterFault> {
  const whole = symbol.side + 2 * design.quietZone;
  const pixels = Math.floor(size / whole);
  if (pixels === 0) return err({ code: 'too-small', least: whole });
  const margin = Math.floor((size - symbol.side * pixels) / 2);
  const drawn = outline(symbol, design.shape, logo !== undefined);
  const [foreground, background] = [readColour(design.foreground), readColour(design.background)];
  return ok({
    size,
    coverage: drawCoverage(drawn, size, pixels, margin),
    palette: Array.from({ length: FULL + 1 }, (_, share) => blend(foreground, background, share / FULL)),
    logo:
      logo && drawn.hole
        ? { at: margin + drawn.hole.at * pixels, side: drawn.hole.side * pixels, pixels: logo }
        : undefined,
  });
}

/** The mean colour of a logo's pixels under one pixel of the picture, weighted by their opacity. */
function sampleLogo(pixels: Uint8Array, logoSide: number, side: number, x: number, y: number): Colour {
  const from = (at: number) => Math.floor((at * logoSide) / side);
  const to = (at: number) => Math.max(from(at) + 1, Math.floor(((at + 1) * logoSide) / side));
  let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0];
  for (let row = from(y); row < to(y); row++) {
    for (let column = from(x); column < to(x); column++) {
      const at = (row * logoSide + column) * 4;
      const opacity = pixels[at + 3] ?? 0;
      red += (pixels[at] ?? 0) * opacity;
      green += (pixels[at + 1] ?? 0) * opacity;
      blue += (pixels[at + 2] ?? 0) * opacity;
      alpha += opacity;
      count++;
    }
  }
  if (alpha === 0) return [0, 0, 0, 0];
  return [Math.round(red / alpha), Math.round(green / alpha), Math.round(blue / alpha), Math.round(alpha / count)];
}

/** The picture as RGBA bytes; laid on `paper` when that is given, so that nothing stays transparent. */
export function toRgba({ size, coverage, palette, logo }: Raster, paper?: Colour): Uint8ClampedArray {
  const colours = paper ? palette.map((colour) => blend(colour, paper)) : palette;
  const rgba = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < coverage.length; i++) {
    const colour = colours[coverage[i] ?? 0];
    if (colour) rgba.set(colour, i * 4);
  }
  if (!logo) return rgba;
  const logoSide = Math.floor(Math.sqrt(logo.pixels.length / 4));
  for (let y = 0; y < logo.side; y++) {
    for (let x = 0; x < logo.side; x++) {
      const at = (logo.at + y) * size + logo.at + x;
      const below = colours[coverage[at] ?? 0] ?? [0, 0, 0, 0];
      rgba.set(blend(sampleLogo(logo.pixels, logoSide, logo.side, x, y), below), at * 4);
    }
  }
  return rgba;
}
