import type { Color } from './color';
import { inWide } from './color-space';
import { inSrgb } from './srgb';
import { cssHex, decimal } from './write-color';

export const LITERALS = ['css', 'swiftui', 'uikit', 'compose', 'android-xml', 'flutter'] as const;
export type Literal = (typeof LITERALS)[number];

/** A name that CSS variables can have; Android wants `_` where it has `-`. */
export function isVariableName(name: string): boolean {
  return /^[a-z_][\w-]*$/i.test(name);
}

/** Four decimals, with the point that makes a number of Swift a fraction whatever stands around it. */
function fraction(part: number): string {
  const text = decimal(part, 4);
  return text.includes('.') ? text : `${text}.0`;
}

/**
 * The colour as programs have it. CSS and SwiftUI know colours outside sRGB and get the true one (SwiftUI while Display P3 holds it); the
 * others get the nearest one of sRGB.
 */
export function literalsOf(color: Color, name: string): Readonly<Record<Literal, string>> {
  const { rgb, bytes, isMapped } = inSrgb(color);
  const alpha = decimal(color.alpha, 3);
  const argb = cssHex(bytes, color.alpha, 'upper')
    .slice(1)
    .replace(/^(?<rgb>.{6})(?<alpha>..)?$/, (_all, digits: string, last = 'FF') => `${last}${digits}`);
  const channels = (parts: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = parts;
    return `red: ${fraction(red)}, green: ${fraction(green)}, blue: ${fraction(blue)}`;
  };
  const p3 = inWide('p3', color);
  const isP3 = isMapped && p3.every((channel) => channel >= 0 && channel <= 1);
  const opacity = alpha === '1' ? '' : `, opacity: ${fraction(color.alpha)}`;
  return {
    css: `--${name}: ${isMapped ? wideCss(color) : cssHex(bytes, color.alpha)};`,
    swiftui: isP3 ? `Color(.displayP3, ${channels(p3)}${opacity})` : `Color(${channels(rgb)}${opacity})`,
    uikit: `UIColor(${channels(rgb)}, alpha: ${fraction(color.alpha)})`,
    compose: `Color(0x${argb})`,
    'android-xml': `<color name="${name.replaceAll('-', '_').toLowerCase()}">#${argb.startsWith('FF') ? argb.slice(2) : argb}</color>`,
    flutter: `Color(0x${argb})`,
  };
}

/** The true colour for style sheets, in a notation that every browser with wide colours reads. */
export function wideCss(color: Color): string {
  const [lightness, chroma, hue] = inWide('oklch', color);
  const alpha = decimal(color.alpha, 3);
  const degrees = decimal(((hue % 360) + 360) % 360, 2);
  const suffix = alpha === '1' ? '' : ` / ${alpha}`;
  return `oklch(${decimal(lightness, 4)} ${decimal(chroma, 5)} ${degrees}${suffix})`;
}
