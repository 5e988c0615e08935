import type { DocumentValue } from '../../lib/document/document';
import { writeJson } from '../../lib/document/write-json';
import type { SchemaSet } from '../../lib/json-schema/schema-set';
import { err, ok, type Result } from '../../lib/result';
import { makeList } from './make-value';
import { Chance } from './random-numbers';
import { Sampler, type Budget, type Excess, type SampleSettings } from './sample-value';

export interface SamplesSettings extends SampleSettings {
  readonly seed: number;
  readonly count: number;
}

/** Each value is tried so often before it is given up. */
const SEEDS = 20;

/** Nothing that was made fits the schema, which may well allow nothing at all. */
export interface NoSampleFault {
  readonly code: 'no-sample';
  readonly tries: number;
}

/** The schema asks for more than is made: of one thing, or in all. */
export interface TooLargeSampleFault {
  readonly code: 'sample-too-large';
  readonly limit: number;
  readonly excess?: Excess;
}

export type SampleFault = NoSampleFault | TooLargeSampleFault;

/** So many values are made in all. */
const MOST_VALUES = 500_000;

/** Values that fit the schema, the same for the same seed, as JSON: one by itself, several as a list. */
export function makeSamples(set: SchemaSet, settings: SamplesSettings): Result<string, SampleFault> {
  const samples: DocumentValue[] = [];
  const budget = { left: MOST_VALUES };
  for (let n = 0; n < settings.count; n++) {
    const sample = makeOne(set, settings, n, budget);
    if (!sample.ok) return sample;
    samples.push(sample.value);
  }
  const [only] = samples;
  const value = only && settings.count === 1 ? only : makeList(samples);
  return ok(writeJson(value, { indent: 2, notFinite: 'text' }).text);
}

function makeOne(
  set: SchemaSet,
  settings: SamplesSettings,
  n: number,
  budget: Budget,
): Result<DocumentValue, SampleFault> {
  let excess: Excess | undefined;
  for (let attempt = 0; attempt < SEEDS; attempt++) {
    const chance = new Chance(Math.imul(settings.seed, 0x9e3779b1) + n * SEEDS + attempt);
    const sampler = new Sampler(set, chance, settings, attempt > 0, budget);
    const value = sampler.make();
    excess ??= sampler.excess;
    if (budget.left < 0) return err({ code: 'sample-too-large', limit: MOST_VALUES });
    if (set.fits(set.root, value)) return ok(value);
  }
  // What asks for too much may be one branch of several, so that another try can do without it.
  return err(excess ? { code: 'sample-too-large', limit: excess.limit, excess } : { code: 'no-sample', tries: SEEDS });
}
