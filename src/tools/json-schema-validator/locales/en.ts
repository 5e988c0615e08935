import { documentWords } from '../../../i18n/documents/en';
import { schemaWords } from '../../../i18n/json-schema/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { CheckFault } from '../../../lib/json-schema/check-text';
import type { Draft } from '../../../lib/json-schema/draft';
import { shorten } from '../../../lib/shorten';
import type { SampleFault } from '../make-samples';
import type { TooSlowFault } from '../operations';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

const DRAFTS = { '4': '4', '6': '6', '7': '7', '2019-09': '2019-09', '2020-12': '2020-12' };

function slowPattern(pattern: string): string {
  return `The pattern “${shorten(pattern)}” took too long and was stopped.`;
}

function fault(f: CheckFault | TooSlowFault | SampleFault): string {
  switch (f.code) {
    case 'no-data':
      return 'There is no data here.';
    case 'pattern-too-slow':
      return f.found
        ? schemaWords.placed({ schema: f.found }, slowPattern(f.found.pattern))
        : `This was not done within ${number(f.limit / 1000)} seconds and was stopped.`;
    case 'no-sample':
      return `Nothing that fits this schema was found in ${number(f.tries)} tries; it may allow nothing at all.`;
    case 'sample-too-large':
      return f.excess
        ? `${f.excess.keyword} asks for ${number(f.excess.asked)}; no more than ${number(f.limit)} are made.`
        : `This schema asks for more than ${number(f.limit)} values, which is more than are made.`;
    case 'schema-unreadable':
    case 'schema-not-one':
    case 'faulty-schema':
      return schemaWords.fault(f);
    default:
      return schemaWords.reading(f);
  }
}

const draft = {
  label: 'Draft',
  hint: 'Without $schema it is 2020-12. A draft that is chosen counts whatever $schema says.',
  values: { schema: 'From $schema', ...DRAFTS },
};

export const words = {
  tabs: 'Tools',
  validate: 'Validate',
  generate: 'Generate a schema',
  sample: 'Sample data',
  documents: documentWords,
  jsonSchema: schemaWords,
  schema: 'Schema',
  schemaHint: 'Paste a JSON Schema in JSON or YAML, or drop its file here',
  data: 'Data',
  dataHint: 'Paste JSON, JSON Lines or YAML, or drop a file here',
  samples: 'Samples',
  samplesHint: 'Paste one or more samples: JSON, one JSON value a line, or YAML documents',
  part: 'Schema in the document',
  whole: 'The whole document',
  further: 'Further schema files',
  addFurther: 'Add a file for $ref',
  removeFurther: (name: string) => `Remove ${name}`,
  empty: 'Give a schema and data.',
  validateOptions: {
    draft,
    formats: {
      label: 'Check formats',
      hint: 'Off, format only tells what is meant, which is how drafts from 2019-09 on have it.',
    },
  },
  generateOptions: {
    draft: { label: 'Draft', values: DRAFTS },
    required: { label: 'Required', hint: 'Members that every sample has go into required.' },
    closed: { label: 'Closed objects', hint: 'Writes additionalProperties: false.' },
    enums: { label: 'Find enums', hint: 'A few texts that come again and again become an enum.' },
    noticed: { label: 'Find formats', hint: 'Dates with times, e-mail addresses, URIs and UUIDs.' },
    examples: { label: 'Keep examples', hint: 'Draft 4 has no examples.' },
  },
  sampleOptions: {
    draft,
    requiredOnly: { label: 'Required members only' },
    seed: { label: 'Seed', hint: 'The same seed always gives the same data.' },
    count: { label: 'Quantity' },
  },
  valid: 'Valid',
  invalid: (n: number) => `${number(n)} ${plural(n, { one: 'error', other: 'errors' })}`,
  draftName: (name: Draft) => `Draft ${name}`,
  errors: 'Errors',
  flaws: 'Errors of the schema',
  column: {
    document: 'Document',
    line: 'Line',
    column: 'Column',
    path: 'Path',
    message: 'Message',
    keyword: 'Keyword',
    schema: 'Place in the schema',
  },
  root: '(root)',
  copyPaths: 'Copy path',
  copyPath: (pointer: string) => `Copy ${shorten(pointer)}`,
  branches: (n: number) => `${number(n)} ${plural(n, { one: 'branch', other: 'branches' })}`,
  otherBranches: (n: number) => `${number(n)} other ${plural(n, { one: 'branch', other: 'branches' })}`,
  unused: (message: string) => `A file that nothing refers to is faulty. ${message}`,
  moreErrors: (n: number) => `${number(n)} more ${plural(n, { one: 'error is', other: 'errors are' })} not listed.`,
  swapped: 'The data looks like a schema, and the schema like data.',
  swap: 'Swap',
  place: documentWords.place,
  colon: ': ',
  at: (pointer: string, message: string) => (pointer === '' ? message : `${pointer}: ${message}`),
  dataNote: schemaWords.sourceNote,
  slowPattern,
  fault,
} satisfies Words<typeof zhCn>;
