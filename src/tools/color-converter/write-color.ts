import type { Color } from './color';
import { inCmyk, inModel, inWide } from './color-space';
import { type NameFound, nameOf } from './named-colors';
import { inSrgb, settledGrey, type Shown, toByte } from './srgb';
import type { HexAlpha } from './read-color';

/** All notations in the order of the page. The first eight can only hold colours of sRGB, the last one too. */
export const NOTATIONS = [
  'name',
  'hex',
  'rgb',
  'hsl',
  'hwb',
  'hsv',
  'cmyk',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'p3',
  'xyz',
  'integer',
] as const;
export type Notation = (typeof NOTATIONS)[number];

/** How colours are written where there is a choice. */
export interface Style {
  readonly syntax: 'commas' | 'spaces';
  readonly hexCase: 'lower' | 'upper';
  readonly hexAlpha: HexAlpha;
}

export const DEFAULT_STYLE: Style = { syntax: 'commas', hexCase: 'lower', hexAlpha: 'last' };

/** A colour in every notation, with what the texts do not say. */
export interface Converted {
  readonly texts: Readonly<Record<Notation, string>>;
  readonly name: NameFound;
  /** Outside sRGB: the notations that hold only sRGB show the nearest colour there. */
  readonly isMapped: boolean;
  readonly bytes: Shown['bytes'];
}

/** Whether a notation can hold a colour outside sRGB. */
export function isWide(notation: Notation): boolean {
  return ['lab', 'lch', 'oklab', 'oklch', 'p3', 'xyz'].includes(notation);
}

/**
 * A number to so many decimals, halves away from zero, without zeros at the end and never `-0`. What the arithmetic left a hair below a
 * half counts as the half.
 */
export function decimal(value: number, digits: number): string {
  const scale = 10 ** digits;
  const steps = Math.round(Number((Math.abs(value) * scale).toPrecision(12)));
  const text = String(steps / scale);
  return value < 0 && steps !== 0 ? `-${text}` : text;
}

const percent = (part: number, digits = 1) => `${decimal(part * 100, digits)}%`;

/** A hue to so many decimals, from 0 up to but not 360; 0 when the colour has none to speak of. */
function hueText(hue: number, isGrey: boolean, digits: number): string {
  if (isGrey) return '0';
  const text = decimal(((hue % 360) + 360) % 360, digits);
  return text === '360' ? '0' : text;
}

/** The alpha to three decimals, enough for each of the 256 bytes; nothing when it is 1. */
function alphaText(alpha: number): string | undefined {
  const text = decimal(alpha, 3);
  return text === '1' ? undefined : text;
}

/** Hex digits of whole bytes, with the alpha unless it is 255. */
function hexText(
  [red, green, blue]: Shown['bytes'],
  alpha: number,
  { hexCase, hexAlpha }: Omit<Style, 'syntax'>,
): string {
  const alphaByte = toByte(alpha);
  const rgb = [red, green, blue];
  const bytes = alphaByte === 255 ? rgb : hexAlpha === 'first' ? [alphaByte, ...rgb] : [...rgb, alphaByte];
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `#${hexCase === 'upper' ? digits.toUpperCase() : digits}`;
}

/** Hex digits as CSS reads them. */
export function cssHex(bytes: Shown['bytes'], alpha: number, hexCase: Style['hexCase'] = 'lower'): string {
  return hexText(bytes, alpha, { hexCase, hexAlpha: 'last' });
}

/** Writes a colour in every notation, each to as many digits as every colour of 8 bits needs to come back from it unchanged. */
export function convertColor(color: Color, style: Style = DEFAULT_STYLE): Converted {
  const { rgb, bytes, isMapped } = inSrgb(color);
  const alpha = alphaText(color.alpha);
  const name = nameOf(bytes);
  const spaced = (head: string, parts: readonly string[]) =>
    `${head}(${parts.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
  const either = (head: string, parts: readonly string[]) =>
    style.syntax === 'spaces'
      ? spaced(head, parts)
      : alpha === undefined
        ? `${head}(${parts.join(', ')})`
        : `${head}a(${[...parts, alpha].join(', ')})`;
  const withAlpha = (text: string) => (alpha === undefined ? text : `${text} / ${alpha}`);

  const model = (kind: 'hsl' | 'hsv' | 'hwb') => {
    const [hue, second, third] = inModel(kind, rgb);
    const isGrey = kind === 'hwb' ? decimal((second + third) * 100, 1) === '100' : decimal(second * 100, 1) === '0';
    return [hueText(hue, isGrey, 1), percent(second), percent(third)];
  };
  const grey = settledGrey(color);
  // In its own space it stays as it was given.
  const wide = (space: Parameters<typeof inWide>[0]) => inWide(space, space === color.space ? color : grey);
  const [labLightness, labA, labB] = wide('lab');
  const [lchLightness, lchChroma, lchHue] = wide('lch');
  const [okLightness, okA, okB] = wide('oklab');
  const [okLchLightness, okChroma, okHue] = wide('oklch');
  const chroma = decimal(lchChroma, 2);
  const okChromaText = decimal(okChroma, 5);
  const isTransparent = alpha === '0' && bytes.every((byte) => byte === 0);

  const texts: Record<Notation, string> = {
    name: isTransparent ? 'transparent' : withAlpha(name.distance === 0 ? name.name : `≈ ${name.name}`),
    hex: hexText(bytes, color.alpha, style),
    rgb: either('rgb', bytes.map(String)),
    hsl: either('hsl', model('hsl')),
    hwb: spaced('hwb', model('hwb')),
    hsv: either('hsv', model('hsv')),
    cmyk: spaced(
      'device-cmyk',
      inCmyk(rgb).map((ink) => percent(ink)),
    ),
    lab: spaced('lab', [`${decimal(labLightness, 2)}%`, decimal(labA, 2), decimal(labB, 2)]),
    lch: spaced('lch', [`${decimal(lchLightness, 2)}%`, chroma, hueText(lchHue, chroma === '0', 2)]),
    oklab: spaced('oklab', [decimal(okLightness, 5), decimal(okA, 5), decimal(okB, 5)]),
    oklch: spaced('oklch', [decimal(okLchLightness, 4), okChromaText, hueText(okHue, okChromaText === '0', 2)]),
    p3: spaced('color', ['display-p3', ...wide('p3').map((channel) => decimal(channel, 5))]),
    xyz: spaced('color', ['xyz-d65', ...wide('xyz65').map((channel) => decimal(channel, 5))]),
    integer: withAlpha(String(bytes[0] * 65536 + bytes[1] * 256 + bytes[2])),
  };
  return { texts, name, isMapped, bytes };
}

/** What the copy button of a row gives: always a text that can be pasted, here and elsewhere, without signs of ours. */
export function copiedText(notation: Notation, { texts }: Converted): string {
  const text = texts[notation];
  // Neither a name nor a whole number can have an alpha beside it.
  const isBare = notation === 'name' || notation === 'integer';
  return isBare && text.includes('/') ? texts.rgb : text.replace(/^≈ /, '');
}
