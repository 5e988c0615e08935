import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { tomlWords } from '../../../i18n/toml/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/fr';
import type { ConvertFault } from '../convert';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

export const words = {
  documents: documentWords,
  toml: tomlWords,
  yaml: yamlWords,
  inputHint: jsonWords.inputHint('YAML'),
  options: {
    ...yamlWords.inputOptions,
    ...tomlWords.outputOptions,
    dates: {
      label: 'Changer les dates ISO en dates TOML',
      hint: 'Les dates sans guillemets ; sinon, elles deviennent des chaînes.',
    },
    several: { label: 'Plusieurs documents', values: { one: 'Un seul', list: 'En liste' } },
    document: 'Document',
    outputVersion: {
      label: 'Version produite',
      values: { '1.0': '1.0', '1.1': '1.1' },
      hints: { '1.1': 'En 1.1, certains échappements sont plus courts : \\e et \\xHH.' },
    },
  },
  sampleMaps: 'Tables',
  sampleLists: 'Listes et ancres',
  sampleComment: 'réglages des serveurs',
  sampleDocuments: 'Plusieurs documents',
  count: (n: number) => `${number(n)} ${plural(n, { one: 'document', other: 'documents' })}`,
  fault: (fault: ConvertFault): string =>
    fault.code === 'nothing-for-toml' || fault.code === 'null-not-in-toml'
      ? tomlWords.writeFault(fault)
      : yamlWords.fault(fault),
} satisfies Words<typeof zhCn>;
