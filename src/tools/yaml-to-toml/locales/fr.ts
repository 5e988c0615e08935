import { documentWords } from '../../../i18n/documents/fr';
import { tomlWords } from '../../../i18n/toml/fr';
import { formatNumber, plural, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/fr';
import type { ConvertFault } from '../convert';
import type { words as zhCn } from './zh-cn';

export const words = {
  documents: documentWords,
  toml: tomlWords,
  yaml: yamlWords,
  inputHint: 'Collez du YAML ou déposez un fichier ici',
  sampleMaps: 'Tables',
  sampleLists: 'Listes et ancres',
  sampleComment: 'réglages des serveurs',
  sampleDocuments: 'Plusieurs documents',
  several: 'Plusieurs documents',
  severalOne: 'Un seul',
  severalList: 'En liste',
  document: 'Document',
  count: (n: number) => `${formatNumber('fr', n)} ${plural('fr', n, { one: 'document', other: 'documents' })}`,
  fault: (fault: ConvertFault): string =>
    fault.code === 'nothing-for-toml' || fault.code === 'null-not-in-toml'
      ? tomlWords.writeFault(fault)
      : yamlWords.fault(fault),
} satisfies Words<typeof zhCn>;
