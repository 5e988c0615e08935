import { checkText, readySchema, type CheckFault, type CheckReport } from '../../lib/json-schema/check-text';
import { NEWEST_DRAFT, type Draft } from '../../lib/json-schema/draft';
import type { Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { furtherSchemas } from './further-schemas';
import { patternsIn } from './slow-pattern';

export interface ValidateTexts {
  readonly schema: string;
  readonly data: string;
  readonly further: string | undefined;
  /** Where the schema that is meant stands in its text. */
  readonly part?: string | undefined;
}

/** The draft as it was chosen: that which the schema names, or one for it whatever it names. */
export type DraftChoice = Draft | 'schema';

export function chosenDraft(draft: DraftChoice): { readonly draft: Draft; readonly isChosen: boolean } {
  return draft === 'schema' ? { draft: NEWEST_DRAFT, isChosen: false } : { draft, isChosen: true };
}

/** Tells by its place among all patterns which one is tried, as a number is all that can be told. */
export function patternSteps(texts: readonly string[], job: Pick<Job, 'step'>): (pattern: string) => void {
  const places = new Map([...patternsIn(texts).keys()].map((pattern, place) => [pattern, place]));
  return (pattern) => job.step(places.get(pattern) ?? 0);
}

/** Looks at data with a schema and those that it refers to. */
export function validateTexts(
  { schema, data, further, part }: ValidateTexts,
  { draft, formats }: { readonly draft: DraftChoice; readonly formats: boolean },
  job: Pick<Job, 'step' | 'progress'>,
): Result<CheckReport, CheckFault> {
  const others = furtherSchemas(further);
  const onPattern = patternSteps([schema, ...others.map((other) => other.text)], job);
  const ready = readySchema([{ name: '', text: schema }, ...others], {
    ...chosenDraft(draft),
    formats,
    part,
    onPattern,
  });
  return ready.ok ? checkText(data, ready.value, { onProgress: job.progress }) : ready;
}
