import * as v from 'valibot';
import type { Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import {
  type BaseFault,
  convertLines,
  type Described,
  type DescribedLines,
  describeLines,
  describeNumber,
  FIELD_IDS,
} from './notations';
import { baseOptions } from './options';

const to = v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(64)), 16);

/**
 * Numbers, one per line, in another base (hexadecimal, decimal, octal, binary or any other); digits that repeat stand in parentheses. In a
 * word, they are written as its bits without a sign.
 */
export const convert = defineOperation({
  id: 'convert',
  inputs: { number: text() },
  output: 'text',
  options: v.object({ ...baseOptions.entries, to }),
  inlineLimit: 150,
  examples: [
    { inputs: { number: '42' }, options: { to: 2 }, output: '101010' },
    { inputs: { number: '42' }, options: { to: 62 }, output: 'G' },
    { inputs: { number: '0xFF\n-255\n\n1 000_000' }, options: { to: 10 }, output: '255\n-255\n\n1000000' },
    { inputs: { number: 'A3B5' }, options: { from: 16, to: 10 }, output: '41909' },
    { inputs: { number: '-42' }, options: { word: 8 }, output: 'd6' },
    { inputs: { number: '123456789' }, options: { to: 58, digits: 'base58' }, output: 'BukQL' },
    { inputs: { number: '102' }, options: { from: 2 }, fault: 'bad-digit' },
    { inputs: { number: '10.1' }, options: { from: 2, to: 10 }, output: '2.5' },
    { inputs: { number: 'a.8\n-0.1' }, options: { from: 16, to: 10 }, output: '10.5\n-0.0625' },
    { inputs: { number: '0.1\n0.(3)' }, options: { to: 2 }, output: '0.0(0011)\n0.(01)' },
    { inputs: { number: '1.5' }, options: { word: 8 }, fault: 'not-whole' },
    { inputs: { number: '256' }, options: { word: 8 }, fault: 'does-not-fit' },
    { inputs: { number: '' }, output: '' },
  ],
  run: ({ number }, options) => convertLines(number, options.to, options),
});

/** The number of one field in all notations, or the list of several lines, for the page. */
export const describe = defineOperation({
  id: 'describe',
  inputs: { number: text() },
  output: 'report',
  options: v.object({ ...baseOptions.entries, field: v.optional(v.picklist(FIELD_IDS), 'number') }),
  inlineLimit: 100,
  examples: [
    {
      inputs: { number: '42' },
      check: (report: Described | DescribedLines) =>
        report.kind === 'number' && report.notations.binary === '101010' && report.notations.custom === 'G',
    },
    {
      inputs: { number: '2a' },
      options: { field: 'hexadecimal' },
      check: (report: Described | DescribedLines) => report.kind === 'number' && report.number === '42',
    },
    {
      inputs: { number: '1\nx\n3' },
      check: (report: Described | DescribedLines) => report.kind === 'lines' && report.lines[1]?.fault !== undefined,
    },
    { inputs: { number: 'A3B5' }, fault: 'bad-digit' },
  ],
  run: ({ number }, { field, ...options }, job): Result<Described | DescribedLines, BaseFault> => {
    const lines = field === 'number' ? number.split(/\r\n?|\n/) : [number];
    const filled = lines.filter((line) => line.trim() !== '');
    if (filled.length < 2) return describeNumber(field === 'number' ? number : (filled[0] ?? ''), field, options);
    return describeLines(lines, options, (line) => {
      if (line % 1000 === 0) job.progress(line, lines.length);
    });
  },
});
