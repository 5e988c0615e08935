import { documentWords } from '../../../i18n/documents/en';
import { indentNames } from '../../../i18n/indent/en';
import { jsonWords } from '../../../i18n/json/en';
import { schemaWords } from '../../../i18n/json-schema/en';
import { jsonTreeWords } from '../../../i18n/json-tree/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/en';
import type { CheckFault } from '../../../lib/json-schema/check-text';
import type { PlacedError } from '../../../lib/json-schema/placed';
import type { FormattedYaml, FormatYamlFault } from '../../../lib/yaml/format-yaml';
import type { ScalarContent } from '../../../lib/yaml/resolve-scalar';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

/** What a scalar says. */
function said(content: ScalarContent): string {
  switch (content.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return `the boolean ${content.value}`;
    case 'number':
      return `the number ${content.source}`;
    case 'date':
      return 'a date';
    case 'string':
      return 'text';
  }
}

export const words = {
  documents: documentWords,
  yaml: yamlWords,
  jsonSchema: schemaWords,
  input: 'Input',
  result: 'Result',
  inputHint: jsonWords.inputHint('YAML'),
  options: {
    indent: { label: 'Indent', values: indentNames('None') },
    sortKeys: yamlWords.outputOptions.sortKeys,
    quotes: {
      label: 'Quotes',
      values: { keep: 'As written', double: 'Double', single: 'Single' },
      hints: {
        single: 'Text with escapes stays in double quotes; text without quotes stays as it is.',
        double: 'Text without quotes stays as it is.',
      },
    },
    lineWidth: { label: 'Long text', values: { '80': 'Fold at 80', none: 'Do not fold' } },
    version: yamlWords.inputOptions.version,
    strict: yamlWords.inputOptions.strict,
  },
  samples: {
    documents: 'Comments, anchors, documents',
    deployment: 'Kubernetes',
    traps: 'Traps of YAML 1.1',
  },
  sampleComment: 'default settings',
  sampleRelease: 'on each push',
  toJson: 'To JSON',
  schema: 'JSON Schema',
  chooseSchema: 'Choose a file',
  replaceSchema: 'Replace',
  ofSchema: (name: string, message: string) => `${name}: ${message}`,
  schemaNoText: (name: string) => `${name} is no text, so it is no JSON Schema.`,
  removeSchema: 'Remove the JSON Schema',
  schemaFault: (fault: CheckFault): string => {
    switch (fault.code) {
      case 'no-data':
        return 'There is nothing to check.';
      case 'schema-unreadable':
      case 'schema-not-one':
      case 'faulty-schema':
        return `JSON Schema: ${schemaWords.fault(fault)}`;
      default:
        return schemaWords.reading(fault);
    }
  },
  schemaError: ({ pointer, problem }: PlacedError): string =>
    pointer === '' ? schemaWords.problem(problem) : `${pointer}: ${schemaWords.problem(problem)}`,
  moreErrors: (n: number) =>
    `${number(n)} more ${plural(n, { one: 'place does', other: 'places do' })} not fit the JSON Schema.`,
  fits: 'Fits the JSON Schema',
  misfits: (n: number) => `${number(n)} ${plural(n, { one: 'error', other: 'errors' })} by the JSON Schema`,
  view: 'View',
  text: 'Text',
  tree: 'Tree',
  ...jsonTreeWords,
  count: (n: number) => `${number(n)} ${plural(n, { one: 'document', other: 'documents' })}`,
  fault: (fault: FormatYamlFault): string =>
    fault.code === 'not-formatted'
      ? 'This YAML cannot be formatted without changing what it says, so there is no result.'
      : yamlWords.fault(fault),
  note: (note: FormattedYaml['notes'][number]): string => {
    switch (note.code) {
      case 'trap':
        return `${note.source} is ${said(note.current)} in YAML 1.2, but ${said(note.old)} in 1.1. To mean the same everywhere, quote it or write it otherwise.`;
      case 'single-letters':
        return `${note.source} is text in YAML 1.2 and for most readers of 1.1 (PyYAML, Ruby, SnakeYAML), but a boolean for go-yaml 2 and others that keep to the letter of 1.1${note.count > 1 ? ` (${number(note.count)} such y and n)` : ''}. Quotes make it text for all.`;
      case 'repeated-collection':
        return `Key ${note.key} is repeated. The standard forbids it; both are kept.`;
      case 'not-sorted':
        return `Document ${number(note.number)} is not sorted: an alias would come before its anchor.`;
      case 'tolerated':
        return note.problem === 'long-key'
          ? 'A key is longer than 1024 characters. It is written behind “?”, as the standard asks.'
          : yamlWords.tolerated(note.problem, note.count);
      default:
        return documentWords.note(note);
    }
  },
} satisfies Words<typeof zhCn>;
