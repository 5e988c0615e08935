import * as v from 'valibot';
import { onDemand } from '../../lib/on-demand';
import { ok, type Result } from '../../lib/result';
import type { NotUuid } from '../../lib/uuid-text';
import { defineOperation, text } from '../../operations/define';
import type { GenerateFault } from './generate';
import type { UuidFacts } from './inspect';
import { LISTS, writeList, writeUuid } from './uuid-form';
import { MAX_QUANTITY, VERSIONS } from './versions';

/** What is remembered of the generator; the instant and the names are not. */
export const uuidOptions = v.object({
  version: v.optional(v.picklist(VERSIONS), 'v4'),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)), 1),
  /** `dns`, `url`, `oid`, `x500` or any UUID. */
  namespace: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), 'url'),
  uppercase: v.optional(v.boolean(), false),
  hyphens: v.optional(v.boolean(), true),
  wrap: v.optional(v.picklist(['none', 'braces', 'urn']), 'none'),
  list: v.optional(v.picklist(LISTS), 'lines'),
});

const generateOptions = v.object({
  ...uuidOptions.entries,
  /** The time to put in, as ISO text or Unix seconds or milliseconds; empty for now. */
  instant: v.optional(v.string(), ''),
});

const isUuid = (version: string) => (uuids: string) =>
  uuids.split('\n').every((uuid) => new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab]`).test(uuid));

// The library stands in a chunk of its own, fetched beside what uses it.
const withGenerator = onDemand(async () => {
  const [generator] = await Promise.all([import('./generate'), import('./uuid-library')]);
  return generator;
});
const withInspector = onDemand(() => import('./inspect'));

/** UUIDs of a version, one on a line or as a list for code. */
export const generate = defineOperation({
  id: 'generate',
  inputs: { names: text().optional() },
  output: 'text',
  options: generateOptions,
  examples: [
    { inputs: {}, check: isUuid('4') },
    { inputs: {}, options: { version: 'nil' }, output: '00000000-0000-0000-0000-000000000000' },
    { inputs: {}, options: { version: 'max' }, output: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
    {
      inputs: { names: 'www.example.com' },
      options: { version: 'v3', namespace: 'dns' },
      output: '5df41881-3aed-3515-88a7-2f4a814cf09e',
    },
    {
      inputs: { names: 'www.example.com\n你好' },
      options: { version: 'v5', namespace: '{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}' },
      output: '2ed6657d-e927-568b-95e1-2665a8aea6a2\n2e0ffe38-c785-5cbb-9611-15527dc01535',
    },
    { inputs: {}, options: { version: 'v5' }, output: '1b4db7eb-4057-5ddf-91e0-36dec72071f5' },
    { inputs: {}, options: { version: 'v1', quantity: 3 }, check: isUuid('1') },
    { inputs: {}, options: { version: 'v6', quantity: 3 }, check: isUuid('6') },
    {
      inputs: {},
      options: { version: 'v7', quantity: 3, instant: '2022-02-22T19:22:22Z' },
      check: (uuids) => isUuid('7')(uuids) && uuids.split('\n').every((uuid) => uuid.startsWith('017f22e2-79b0-7')),
    },
    {
      inputs: { names: 'a' },
      options: { version: 'v5', uppercase: true, wrap: 'urn', hyphens: false, list: 'json' },
      check: (uuids) => /^\[\n {2}"urn:uuid:[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}"\n\]$/.test(uuids),
    },
    { inputs: { names: 'a' }, options: { version: 'v5', namespace: 'nobody' }, fault: 'bad-namespace' },
    {
      inputs: {},
      options: { version: 'v7', instant: '1645557742000' },
      check: (uuids) => uuids.startsWith('017f22e2-79b0-7'),
    },
    {
      inputs: {},
      options: { version: 'v6', instant: '1645557742' },
      check: (uuids) => uuids.startsWith('1ec9414c-232a-6b00'),
    },
    { inputs: {}, options: { version: 'v7', instant: `1${'0'.repeat(300)}` }, fault: 'out-of-range' },
    { inputs: {}, options: { version: 'v7', instant: 'yesterday' }, fault: 'not-instant' },
    { inputs: {}, options: { version: 'v7', instant: '1969-12-31' }, fault: 'out-of-range' },
  ],
  run: ({ names = '' }, options, job) =>
    withGenerator(({ createUuids }): Result<string, GenerateFault> => {
      const uuids = createUuids(names, options, job);
      if (!uuids.ok) return uuids;
      const written = uuids.value.map((uuid) => writeUuid(uuid, options));
      return ok(writeList(written, options.list));
    }),
});

/** What a UUID holds, such as its version and the timestamp of when it was made, and its other forms. */
export const inspect = defineOperation({
  id: 'inspect',
  inputs: { text: text() },
  output: 'report',
  options: v.object({}),
  examples: [
    {
      inputs: { text: 'C232AB00-9414-11EC-B3C8-9F6BDECED846' },
      check: (facts: UuidFacts) => facts.version === 1 && facts.instant === '2022-02-22T19:22:22.000Z',
    },
    {
      inputs: { text: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' },
      check: (facts: UuidFacts) => facts.version === 7 && facts.ulid === '01FWHE4YDGFK1SHH6W1G60EECF',
    },
    {
      inputs: { text: '017f22e2-79b0-7cc3-18c4-dc0c0c07398f' },
      check: (facts: UuidFacts) => facts.kind === 'other-variant',
    },
    { inputs: { text: 'not-a-uuid' }, fault: 'not-uuid' },
  ],
  run: ({ text: uuid }) => withInspector(({ inspectUuid }): Result<UuidFacts, NotUuid> => inspectUuid(uuid)),
});
