import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { yamlWords } from '../../../i18n/yaml/fr';
import type { Words } from '../../../i18n/words';
import type { ConvertFault } from '../convert';
import type { words as zhCn } from './zh-cn';

export const words = {
  documents: documentWords,
  yaml: yamlWords,
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    ...documentWords.jsonInput,
    ...yamlWords.outputOptions,
    lines: { label: 'JSON Lines', values: { documents: 'Plusieurs documents', list: 'Une liste' } },
  },
  sampleJson: 'JSON',
  sampleJson5: 'JSON5 et commentaires',
  sampleComment: 'réglages de la version',
  sampleLines: 'JSON Lines',
  fault: (fault: ConvertFault): string =>
    fault.code === 'too-large' || fault.code === 'too-deep' ? documentWords.fault(fault) : jsonWords.fault(fault),
} satisfies Words<typeof zhCn>;
