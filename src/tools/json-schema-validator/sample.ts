import { RegExpParser } from '@eslint-community/regexpp';
import { readySchema, type SchemaSourceFault } from '../../lib/json-schema/check-text';
import type { ApiDocument } from '../../lib/json-schema/api-document';
import type { PlacedNote } from '../../lib/json-schema/placed';
import { ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { furtherSchemas } from './further-schemas';
import { makeSamples, type SampleFault } from './make-samples';
import { patternParser } from './parse-pattern';
import { chosenDraft, patternSteps, type DraftChoice, type ValidateTexts } from './validate';

export interface SampleOptions {
  readonly draft: DraftChoice;
  readonly requiredOnly: boolean;
  readonly seed: number;
  readonly count: number;
}

/** Data that fit a schema, and what there is to say of that. */
export interface MadeSample {
  readonly text: string;
  readonly notes: readonly PlacedNote[];
  readonly api: ApiDocument | undefined;
  /** What is wrong with further schemas that nothing refers to. */
  readonly unused: readonly SchemaSourceFault[];
}

/** Data that fit a schema. */
export function sampleOf(
  { schema, further, part }: Omit<ValidateTexts, 'data'>,
  { draft, ...settings }: SampleOptions,
  job: Pick<Job, 'step'>,
): Result<MadeSample, SchemaSourceFault | SampleFault> {
  const others = furtherSchemas(further);
  const onPattern = patternSteps([schema, ...others.map((other) => other.text)], job);
  const ready = readySchema([{ name: '', text: schema }, ...others], {
    ...chosenDraft(draft),
    formats: true,
    part,
    onPattern,
  });
  if (!ready.ok) return ready;
  const { set, notes, unused, api } = ready.value;
  const made = makeSamples(set, { ...settings, parsePattern: patternParser(new RegExpParser()) });
  return made.ok ? ok({ text: made.value, notes, unused, api }) : made;
}
