import { LEVEL_PERCENT, type DesignWarning, type Level } from '../../lib/qr/design';
import type { Mode } from '../../lib/qr/segments';
import { numbersOf, type Words } from '../words';
import type { qrOptions as zhOptions, qrWords as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

/** What the length of a text is counted in, by the mode that it is written in. */
export const QR_UNITS: Record<Mode, string> = {
  byte: 'bytes',
  alphanumeric: 'alphanumeric characters',
  numeric: 'digits',
};

/** Names of the correction levels, as they stand within a sentence. */
export const LEVEL_WORDS: Record<Level, string> = { low: 'low', medium: 'medium', quartile: 'quartile', high: 'high' };
const LEVEL_NAMES: Record<Level, string> = { low: 'Low', medium: 'Medium', quartile: 'Quartile', high: 'High' };
const MODES: Record<Mode, string> = { byte: 'byte', alphanumeric: 'alphanumeric', numeric: 'numeric' };

/** What the options are called that every tool which draws codes has. */
export const qrOptions = {
  level: { label: 'Error correction', values: (level: Level) => `${LEVEL_NAMES[level]} ${LEVEL_PERCENT[level]}%` },
  foreground: 'Foreground',
  background: 'Background',
  size: { label: 'Size', unit: 'px' },
} satisfies Words<typeof zhOptions>;

/** What every tool that draws codes says. */
export const qrWords = {
  code: 'QR code',
  tooLong: ({ level, bytes, most, unit }, canLower) =>
    `Too long for error correction ${LEVEL_WORDS[level]}: ${number(bytes)} ${QR_UNITS[unit]}, at most ${number(most)}. ` +
    (canLower ? 'Lower the correction level or shorten the text.' : 'Shorten the text.'),
  useLevel: (level: Level) => `Use ${LEVEL_WORDS[level]} ${LEVEL_PERCENT[level]}%`,
  facts: (version: number, side: number, modes: readonly Mode[], used: number, available: number) =>
    `Version ${version} · ${side} × ${side} modules · ${modes.map((mode) => MODES[mode]).join(' + ')} mode · ` +
    `${number(used)} of ${number(available)} bytes used`,
  verifying: 'Checking',
  verified: 'Verified',
  fails: 'This design does not scan — raise the contrast or the correction level.',
  warning: (warning: DesignWarning): string => {
    switch (warning.code) {
      case 'low-contrast':
        return `The contrast is ${warning.ratio.toFixed(2)}:1, below 3:1; many readers fail.`;
      case 'inverted':
        return 'The foreground is lighter than the background (inverted); many readers do not invert.';
      case 'narrow-quiet-zone':
        return `The quiet zone is ${plural(warning.modules, { one: '1 module', other: `${warning.modules} modules` })} wide; the standard asks for 4.`;
      case 'transparent-background':
        return 'The background is transparent; on something dark the code may not scan.';
    }
  },
  broken: 'The text contains broken characters (lone surrogates); the code has U+FFFD instead.',
  tooSmall: (least: number) =>
    `A PNG needs at least ${number(least)} pixels, one for each module. SVG is not affected.`,
  copyImage: 'Copy image',
  imageCopied: 'Image copied to the clipboard',
  imageFailed: 'The browser did not allow copying the image. Download it instead.',
  copyAs: 'Copy as',
  copySvg: 'Copy SVG code',
  copyDataUri: 'Copy data URI',
} satisfies Words<typeof zhCn>;
