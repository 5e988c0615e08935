import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { yamlWords } from '../../../i18n/yaml/en';
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
    lines: { label: 'JSON Lines', values: { documents: 'Several documents', list: 'One list' } },
  },
  sampleJson: 'JSON',
  sampleJson5: 'JSON5 and comments',
  sampleComment: 'settings of the release',
  sampleLines: 'JSON Lines',
  fault: (fault: ConvertFault): string =>
    fault.code === 'too-large' || fault.code === 'too-deep' ? documentWords.fault(fault) : jsonWords.fault(fault),
} satisfies Words<typeof zhCn>;
