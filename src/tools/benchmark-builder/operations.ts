import * as v from 'valibot';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { rankSuites, RANKINGS } from './ranking';
import { describe, type Statistics } from './statistics';
import { MAX_SUITES, readHyperfine, type SuitesFault } from './suites';
import { type ReadValues, readValues } from './values';
import { FORMATS, writeResults } from './write-results';

const spread = v.optional(v.picklist(['sample', 'population']), 'sample');
const unit = v.optional(v.string(), '');
const ranking = {
  rankBy: v.optional(v.picklist(RANKINGS), 'mean'),
  lowerIsBetter: v.optional(v.boolean(), true),
};
const format = v.optional(v.picklist(FORMATS), 'markdown');

const FIRST_SUITES = [
  { id: 1, name: 'Suite 1', values: '5\n10' },
  { id: 2, name: 'Suite 2', values: '8\n12' },
];

/** Everything of this tool is remembered. */
export const benchmarkOptions = v.object({
  suites: v.optional(
    v.pipe(
      v.array(v.object({ id: v.number(), name: v.string(), values: v.string() })),
      v.minLength(1),
      v.maxLength(MAX_SUITES),
    ),
    FIRST_SUITES,
  ),
  unit,
  spread,
  ...ranking,
  format,
});
export type BenchmarkOptions = v.InferOutput<typeof benchmarkOptions>;
export type StoredSuite = BenchmarkOptions['suites'][number];

/** What a list of values comes to. */
export interface Measured extends Omit<ReadValues, 'values'> {
  readonly statistics: Statistics | undefined;
}

/** The statistics of a text of measurements; what is no value is left out and told. */
export const measure = defineOperation({
  id: 'measure',
  inputs: { values: text() },
  output: 'report',
  options: v.object({ unit, spread }),
  examples: [
    {
      inputs: { values: '5, 10' },
      check: ({ statistics }: Measured) => statistics?.mean === 7.5 && statistics.variance === 12.5,
    },
    {
      inputs: { values: '5, 10' },
      options: { spread: 'population' },
      check: ({ statistics }: Measured) => statistics?.deviation === 2.5,
    },
    {
      inputs: { values: '' },
      output: { statistics: undefined, ignored: [], ignoredCount: 0, isCommaUnsure: false },
    },
  ],
  run: ({ values: source }, { unit: into, spread: kind }) => {
    const { values, ...read } = readValues(source, into);
    return ok({ ...read, statistics: describe(values, kind) });
  },
});

/** Compares the runs in hyperfine's JSON, in seconds, and writes what comes out. */
export const compare = defineOperation({
  id: 'compare',
  inputs: { text: text() },
  output: 'text',
  options: v.object({ spread, ...ranking, format }),
  examples: [
    {
      inputs: { text: '{"results":[{"command":"b","times":[2,2]},{"command":"a","times":[1]}]}' },
      output:
        '| # | Suite | Samples | Mean | Median | Std dev | Min | Max | vs best |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n| 1 | a | 1 | 1 s | 1 s | — | 1 s | 1 s | ×1 (+0 s) |\n| 2 | b | 2 | 2 s | 2 s | 0 s | 2 s | 2 s | ×2 (+1 s) |',
    },
    { inputs: { text: '{}' }, fault: 'not-hyperfine' },
    {
      inputs: { text: JSON.stringify({ results: Array.from({ length: 51 }, () => ({ command: 'x', times: [1] })) }) },
      fault: 'too-many-suites',
    },
  ],
  run: ({ text: source }, options): Result<string, SuitesFault> => {
    const suites = readHyperfine(source);
    if (!suites.ok) return suites;
    const measured = suites.value.map(({ name, values }) => ({
      name,
      statistics: describe(readValues(values, 's').values, options.spread),
    }));
    return ok(writeResults(rankSuites(measured, options), options.format, 's'));
  },
});
