import { RegExpParser } from '@eslint-community/regexpp';
import { readySchema, type SchemaSourceFault } from '../../lib/json-schema/check-text';
import type { Draft } from '../../lib/json-schema/draft';
import type { Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { furtherSchemas } from './further-schemas';
import { makeSamples, type NoSampleFault } from './make-samples';
import { patternParser } from './parse-pattern';
import { patternSteps } from './validate';

export interface SampleOptions {
  readonly draft: Draft;
  readonly requiredOnly: boolean;
  readonly seed: number;
  readonly count: number;
}

/** Data that fit a schema. */
export function sampleOf(
  { schema, further }: { readonly schema: string; readonly further: string | undefined },
  { draft, ...settings }: SampleOptions,
  job: Pick<Job, 'step'>,
): Result<string, SchemaSourceFault | NoSampleFault> {
  const others = furtherSchemas(further);
  const onPattern = patternSteps([schema, ...others.map((other) => other.text)], job);
  const ready = readySchema([{ name: '', text: schema }, ...others], { draft, formats: true, onPattern });
  if (!ready.ok) return ready;
  return makeSamples(ready.value.set, { ...settings, parsePattern: patternParser(new RegExpParser()) });
}
