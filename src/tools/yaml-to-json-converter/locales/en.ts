import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { jsonTreeWords } from '../../../i18n/json-tree/en';
import { yamlWords } from '../../../i18n/yaml/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

export const words = {
  documents: documentWords,
  yaml: yamlWords,
  inputHint: jsonWords.inputHint('YAML'),
  options: {
    ...yamlWords.inputOptions,
    ...documentWords.jsonOutput,
    several: { label: 'Documents', values: { array: 'JSON array', lines: 'JSON Lines', one: 'Only one' } },
    document: 'Which one',
  },
  samples: {
    lists: 'Maps and lists',
    anchors: 'Anchors and merges',
    documents: 'Several documents',
    values: 'All kinds of values',
  },
  sampleComment: 'numbers, texts and dates',
  fault: yamlWords.fault,
  jsonFault: jsonWords.fault,
  count: (n: number) => `${number(n)} ${plural(n, { one: 'document', other: 'documents' })}`,
  view: 'View',
  text: 'Text',
  tree: 'Tree',
  ...jsonTreeWords,

  files: 'Convert several files',
  filesHint: 'Drop or choose YAML files. The options above hold for all of them.',
  file: 'File',
  fileResult: 'Result',
  fileWaiting: 'Waiting',
  fileBroken: 'Not converted',
  fileNotes: (n: number) => `${number(n)} ${plural(n, { one: 'note', other: 'notes' })}`,
  downloadAll: 'Download all (ZIP)',
  clearFiles: 'Clear the list',
  download: (name: string) => `Download ${name}`,
} satisfies Words<typeof zhCn>;
