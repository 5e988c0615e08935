import type { Rgb } from 'culori/fn';
import { type Color, fromRgb, type Triple } from './color';
import { toHsl, toHsv, toHwb, toLab, toLch, toOklab, toOklch, toP3, toRgb, toXyz } from './color-library';
import { inLibrary } from './in-library';

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
