import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { tomlWords } from '../../../i18n/toml/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/en';
import type { ConvertFault } from '../convert';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

export const words = {
  documents: documentWords,
  toml: tomlWords,
  yaml: yamlWords,
  inputHint: jsonWords.inputHint('YAML'),
  options: {
    ...yamlWords.inputOptions,
    ...tomlWords.outputOptions,
    dates: { label: 'ISO dates become TOML dates', hint: 'Dates without quotes; off, they become strings.' },
    several: { label: 'Several documents', values: { one: 'Only one', list: 'As a list' } },
    document: 'Document',
    outputVersion: {
      label: 'Output version',
      values: { '1.0': '1.0', '1.1': '1.1' },
      hints: { '1.1': 'In 1.1 some escapes are shorter: \\e and \\xHH.' },
    },
  },
  sampleMaps: 'Maps',
  sampleLists: 'Lists and anchors',
  sampleComment: 'server settings',
  sampleDocuments: 'Several documents',
  count: (n: number) => `${number(n)} ${plural(n, { one: 'document', other: 'documents' })}`,
  fault: (fault: ConvertFault): string =>
    fault.code === 'nothing-for-toml' || fault.code === 'null-not-in-toml'
      ? tomlWords.writeFault(fault)
      : yamlWords.fault(fault),
} satisfies Words<typeof zhCn>;
