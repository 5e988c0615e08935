import * as v from 'valibot';
import { buffered } from '../../lib/random';
import { ok, type Result } from '../../lib/result';
import type { UlidFault } from '../../lib/ulid';
import { defineOperation, text } from '../../operations/define';
import { createUlids, type GenerateFault, readTime } from './generate';
import { inspectUlid, type UlidFacts } from './inspect';

export const MAX_QUANTITY = 10_000;
export const FORMATS = ['lines', 'json'] as const;

/** What is remembered of the generator; the instant is not. */
export const ulidOptions = v.object({
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)), 1),
  format: v.optional(v.picklist(FORMATS), 'lines'),
  lowercase: v.optional(v.boolean(), false),
  monotonic: v.optional(v.boolean(), true),
});

const generateOptions = v.object({
  ...ulidOptions.entries,
  /** The time to put in, as ISO text, Unix seconds or milliseconds; empty for now. */
  instant: v.optional(v.string(), ''),
});

const areAscending = (ulids: string) => {
  const all = ulids.split('\n');
  return all.every((ulid, index) => /^01[0-9A-HJKMNP-TV-Z]{24}$/.test(ulid) && ulid > (all[index - 1] ?? ''));
};

/** ULIDs, one on a line or as a JSON array. */
export const generate = defineOperation({
  id: 'generate',
  inputs: {},
  output: 'text',
  options: generateOptions,
  examples: [
    { inputs: {}, check: areAscending },
    { inputs: {}, options: { quantity: 100 }, check: areAscending },
    {
      inputs: {},
      options: { instant: '1469918176385', monotonic: false },
      check: (ulid) => ulid.startsWith('01ARYZ6S41') && ulid.length === 26,
    },
    {
      inputs: {},
      options: { instant: '2023-11-02T00:00:00.000Z', lowercase: true, format: 'json' },
      check: (ulids) => /^\[\n {2}"01he6n8s00[0-9a-hjkmnp-tv-z]{16}"\n\]$/.test(ulids),
    },
    { inputs: {}, options: { instant: '281474976710656' }, fault: 'out-of-range' },
    { inputs: {}, options: { instant: 'soon' }, fault: 'not-instant' },
  ],
  run: (_inputs, { quantity, format, lowercase, monotonic, instant }, job): Result<string, GenerateFault> => {
    const given = instant.trim() === '' ? undefined : readTime(instant);
    if (given && !given.ok) return given;
    const clock = given ? () => given.value : job.now;
    // As many bytes as are needed: of a monotonic batch only the first has chance of its own.
    const random = buffered(job.random, monotonic ? 10 : Math.min(4000, quantity * 10));
    const ulids = createUlids(clock, { quantity, isMonotonic: monotonic }, random);
    if (!ulids.ok) return ulids;
    const written = lowercase ? ulids.value.map((ulid) => ulid.toLowerCase()) : ulids.value;
    return ok(format === 'json' ? JSON.stringify(written, null, 2) : written.join('\n'));
  },
});

/** What a ULID, or a UUID read as one, holds: the time it was made and its random part. */
export const inspect = defineOperation({
  id: 'inspect',
  inputs: { text: text() },
  output: 'report',
  options: v.object({}),
  examples: [
    {
      inputs: { text: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
      check: ({ instant, uuid }: UlidFacts) =>
        instant === '2016-07-30T23:54:10.259Z' && uuid === '01563e3a-b5d3-d676-4c61-efb99302bd5b',
    },
    {
      inputs: { text: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f' },
      check: ({ ulid }: UlidFacts) => ulid === '01FWHE4YDGFK1SHH6W1G60EECF',
    },
    { inputs: { text: '8ZZZZZZZZZZZZZZZZZZZZZZZZZ' }, fault: 'too-large' },
    { inputs: { text: '01ARZ3NDEKTSV4RRFFQ69G5FAU' }, fault: 'bad-character' },
    { inputs: { text: '01ARZ3' }, fault: 'wrong-length' },
  ],
  run: ({ text: ulid }, _options, job): Result<UlidFacts, UlidFault> => inspectUlid(ulid, job.now()),
});
