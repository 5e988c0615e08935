import * as v from 'valibot';
import { LOCALES } from '../../i18n/locale';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { type MeasuredSuite, rankSuites, RANKINGS } from './ranking';
import { describe, type Statistics } from './statistics';
import { MAX_SUITES, readHyperfine, type SuitesFault } from './suites';
import { findUnit, type ReadValues, readValues } from './values';
import { FORMATS, writeResults } from './write-results';

const spread = v.optional(v.picklist(['sample', 'population']), 'sample');
const unit = v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '');
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
      v.metadata({ linked: 'input' }),
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
  /** That of the statistics: the one asked for, or the one found; empty where there is none. */
  readonly unit: string;
}

/** A result that no number of a computer can hold. */
export type OutOfRange = { readonly code: 'out-of-range' };

/** The statistics, when all of them are numbers. */
function inRange(statistics: Statistics | undefined): Result<Statistics | undefined, OutOfRange> {
  const { mean, variance = 0, deviation = 0 } = statistics ?? { mean: 0 };
  return [mean, variance, deviation].every(Number.isFinite) ? ok(statistics) : err({ code: 'out-of-range' });
}

/** The statistics of a text of measurements, in the unit of the first that has one where none is given; what is no value is left out and told. */
export const measure = defineOperation({
  id: 'measure',
  inputs: { values: text() },
  output: 'report',
  options: v.object({ unit, spread, language: v.optional(v.picklist(LOCALES), 'en') }),
  inlineLimit: 700,
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
      output: { statistics: undefined, unit: '', ignored: [], ignoredCount: 0, isRounded: false, isCommaUnsure: false },
    },
    {
      inputs: { values: '1.2 s; 300 ms' },
      check: ({ statistics, unit: found }: Measured) => statistics?.mean === 0.75 && found === 's',
    },
    {
      inputs: { values: '1.000,12; 2.000,12' },
      check: ({ statistics }: Measured) => statistics?.count === 2 && statistics.mean === 1500.12,
    },
    { inputs: { values: '1e308 -1e308' }, fault: 'out-of-range' },
  ],
  run: ({ values: source }, { unit: asked, spread: kind, language }): Result<Measured, OutOfRange> => {
    const into = asked.trim() === '' ? findUnit(source) : asked.trim();
    const { values, ...read } = readValues(source, into, language);
    const statistics = inRange(describe(values, kind));
    return statistics.ok ? ok({ ...read, unit: into, statistics: statistics.value }) : statistics;
  },
});

/** Compares the runs in hyperfine's JSON, in seconds, and writes what comes out. */
export const compare = defineOperation({
  id: 'compare',
  inputs: { text: text() },
  output: 'text',
  options: v.object({ spread, ...ranking, format }),
  inlineLimit: 2000,
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
  run: ({ text: source }, options): Result<string, SuitesFault | OutOfRange> => {
    const suites = readHyperfine(source);
    if (!suites.ok) return suites;
    const measured: MeasuredSuite[] = [];
    for (const { name, values } of suites.value) {
      const statistics = inRange(describe(readValues(values, 's', 'en').values, options.spread));
      if (!statistics.ok) return statistics;
      measured.push({ name, statistics: statistics.value });
    }
    return ok(writeResults(rankSuites(measured, options), options.format, 's'));
  },
});
