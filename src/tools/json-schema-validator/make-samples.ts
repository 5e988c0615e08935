import type { DocumentValue } from '../../lib/document/document';
import { writeJson } from '../../lib/document/write-json';
import type { SchemaSet } from '../../lib/json-schema/schema-set';
import { err, ok, type Result } from '../../lib/result';
import { makeList } from './make-value';
import { Chance } from './random-numbers';
import { Sampler, type SampleSettings } from './sample-value';

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

/** Values that fit the schema, the same for the same seed, as JSON: one by itself, several as a list. */
export function makeSamples(set: SchemaSet, settings: SamplesSettings): Result<string, NoSampleFault> {
  const samples: DocumentValue[] = [];
  for (let n = 0; n < settings.count; n++) {
    const sample = makeOne(set, settings, n);
    if (!sample) return err({ code: 'no-sample', tries: SEEDS });
    samples.push(sample);
  }
  const [only] = samples;
  const value = only && settings.count === 1 ? only : makeList(samples);
  return ok(writeJson(value, { indent: 2, notFinite: 'text' }).text);
}

function makeOne(set: SchemaSet, settings: SamplesSettings, n: number): DocumentValue | undefined {
  for (let attempt = 0; attempt < SEEDS; attempt++) {
    const chance = new Chance(Math.imul(settings.seed, 0x9e3779b1) + n * SEEDS + attempt);
    const value = new Sampler(set, chance, settings, attempt > 0).make();
    if (set.fits(set.root, value)) return value;
  }
  return undefined;
}
