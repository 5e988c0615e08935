import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { convertList as readList, type ListFault, type ListRow } from './color-list';
import { contrastOn } from './srgb';
import { literalsOf, type Literal } from './literals';
import { colorOptions } from './options';
import type { ColorFault, Notice } from './color-reading';
import { readColor } from './read-color';
import { convertColor, type Converted } from './write-color';

/** All that is said of one colour. */
export interface ColorReport extends Converted {
  readonly notices: readonly Notice[];
  /** WCAG 2's ratios, unrounded. */
  readonly contrast: Readonly<Record<'white' | 'black', number>>;
  readonly literals: Readonly<Record<Literal, string>>;
}

/** One colour in every notation, with its contrast and its literals. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { color: text() },
  output: 'report',
  options: colorOptions,
  examples: [
    {
      inputs: { color: '#1ea54c' },
      check: ({ texts }: ColorReport) =>
        texts.name === '≈ mediumseagreen' &&
        texts.rgb === 'rgb(30, 165, 76)' &&
        texts.hsl === 'hsl(140.4, 69.2%, 38.2%)' &&
        texts.oklch === 'oklch(0.6339 0.16908 149.02)' &&
        texts.integer === '2008396',
    },
    {
      inputs: { color: 'color(display-p3 1 0 0)' },
      check: ({ texts, isMapped }: ColorReport) => isMapped && texts.hex === '#ff0b0c',
    },
    {
      inputs: { color: '#80ff0000' },
      options: { hexAlpha: 'first', syntax: 'spaces' },
      check: ({ texts }: ColorReport) => texts.rgb === 'rgb(255 0 0 / 0.502)',
    },
    { inputs: { color: '#767676' }, check: ({ contrast }: ColorReport) => Math.abs(contrast.white - 4.5422) < 0.0001 },
    { inputs: { color: '#12345' }, fault: 'digit-count' },
    { inputs: { color: 'rgb(1 2' }, fault: 'unclosed' },
  ],
  run: ({ color }, { variable, ...style }): Result<ColorReport, ColorFault> => {
    const reading = readColor(color, style.hexAlpha);
    if (!reading.ok) return reading;
    const { color: value, notices } = reading.value;
    const converted = convertColor(value, style);
    const contrast = {
      white: contrastOn('white', converted.bytes, value.alpha),
      black: contrastOn('black', converted.bytes, value.alpha),
    };
    return ok({ ...converted, notices, contrast, literals: literalsOf(value, variable) });
  },
});

/** One colour from each line, in every notation. */
export const convertList = defineOperation({
  id: 'convertList',
  inputs: { colors: text() },
  output: 'report',
  options: colorOptions,
  // A line costs much more than its characters: the nearest name is sought among all of them.
  inlineLimit: 600,
  examples: [
    {
      inputs: { colors: 'red\n\n  #12345\r\noklch(0.7 0.4 150)' },
      check: (rows: readonly ListRow[]) =>
        rows.map(({ line, texts, fault }) => `${line} ${texts?.hex ?? fault?.code}`).join() ===
        '1 #ff0000,3 digit-count,4 #00c248',
    },
    { inputs: { colors: 'red\n'.repeat(1001) }, fault: 'too-many' },
  ],
  run: ({ colors }, style): Result<readonly ListRow[], ListFault> => readList(colors, style),
});
