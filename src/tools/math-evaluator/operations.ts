import * as v from 'valibot';
import { LOCALES } from '../../i18n/locale';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import type { LineResult } from './sheet-result';
import { rememberedOptions, sheetOptions } from './options';

/** What the page remembers, of which no operation asks for all. */
export const remembered = rememberedOptions;

/** Milliseconds that a run may take. */
export const TIME_LIMIT = 3000;

const stopped = v.array(v.object({ line: v.number(), reason: v.picklist(['too-slow', 'memory']) }));

/** The text or the fault's code of each line, for the examples. */
function texts(lines: readonly LineResult[]): string {
  return lines
    .map((line) => (line.kind === 'value' ? line.text : line.kind === 'fault' ? line.fault.code : line.kind))
    .join(' | ');
}

/** The result of each line of a sheet. It is worked out beside the page and cut off after three seconds. */
export const evaluate = defineOperation({
  id: 'evaluate',
  inputs: { sheet: text() },
  output: 'report',
  options: v.object({
    ...sheetOptions.entries,
    /** Of the page: whether `1,000` is a thousand. */
    language: v.optional(v.picklist(LOCALES), 'en'),
    stopped: v.optional(stopped, []),
  }),
  inlineLimit: 0,
  timeLimit: TIME_LIMIT,
  prepare: async () => (await import('./evaluate-sheet')).prepareEngine(),
  examples: [
    {
      inputs: { sheet: '2 * sqrt(6)\n200 + 10%\n5.08 cm to inch' },
      check: (lines: readonly LineResult[]) => texts(lines) === '4.898979485566356 | 220 | 2 inch',
    },
    {
      inputs: { sheet: '半径 = 3\npi * 半径^2\n\nans * 2' },
      check: (lines: readonly LineResult[]) => texts(lines) === '3 | 28.27433388230814 | empty | 56.54866776461628',
    },
    {
      inputs: { sheet: '2 +\n1,5\nfoo(2)\nimport("x")\n1 inch + 1 s\n1/0\n0/0' },
      check: (lines: readonly LineResult[]) =>
        texts(lines) === 'unexpected-end | decimal-comma | not-defined | refused | units | ∞ | undefined',
    },
    {
      inputs: { sheet: 'sin(30)\n1e9 / 8' },
      options: { angle: 'deg', digits: 4, grouping: true, decimalSign: 'comma' },
      check: (lines: readonly LineResult[]) => texts(lines) === '0,5 | 125\u202f000\u202f000',
    },
    {
      inputs: { sheet: '1,000 + 1\n5 ft 3 in to cm\n1 h 30 min\n5% of 200\nsqrt' },
      check: (lines: readonly LineResult[]) => texts(lines) === '1001 | 160.02 cm | 1.5 h | 10 | sqrt',
    },
    {
      inputs: { sheet: '1 + 1\nones(20000, 20000)' },
      options: { stopped: [{ line: 1, reason: 'memory' }] },
      check: (lines: readonly LineResult[]) => texts(lines) === '2 | memory',
    },
  ],
  run: async ({ sheet }, options, job): Promise<Result<readonly LineResult[], never>> => {
    const { evaluateSheet } = await import('./evaluate-sheet');
    return ok(evaluateSheet(sheet, { ...options, timeLimit: TIME_LIMIT }, job));
  },
  // What is wrong in a line must be seen: then all that is known of the lines is handed on.
  passed: (lines) =>
    lines.some(({ kind }) => kind === 'fault')
      ? undefined
      : lines.map((line) => (line.kind === 'value' ? line.text : '')).join('\n'),
});
