import {
  converter,
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
  type Rgb,
} from 'culori/fn';
import type { Triple } from './color';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHsv, modeHwb, modeLab, modeLab65, modeLch]) register(mode);
for (const mode of [modeOklab, modeOklch, modeP3, modeA98, modeProphoto, modeRec2020, modeXyz50, modeXyz65]) {
  register(mode);
}

export const toRgb = converter('rgb');
export const toHsl = converter('hsl');
export const toHsv = converter('hsv');
export const toHwb = converter('hwb');
export const toLab = converter('lab');
export const toLch = converter('lch');
export const toOklab = converter('oklab');
export const toOklch = converter('oklch');
export const toP3 = converter('p3');
export const toXyz = converter('xyz65');
export const toLab65 = converter('lab65');

/** Red, green and blue from 0 to 255 in the form of the library. */
export function fromBytes([red, green, blue]: Triple): Rgb {
  return { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 };
}
