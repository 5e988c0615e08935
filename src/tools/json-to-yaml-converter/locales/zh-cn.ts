import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { yamlWords } from '../../../i18n/yaml/zh-cn';

import type { ConvertFault } from '../convert';

export const words = {
  documents: documentWords,
  yaml: yamlWords,
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    ...documentWords.jsonInput,
    ...yamlWords.outputOptions,
    lines: { label: 'JSON Lines', values: { documents: '多个文档', list: '一个列表' } },
  },
  sampleJson: 'JSON',
  sampleJson5: 'JSON5 与注释',
  sampleComment: '发布用的配置',
  sampleLines: 'JSON Lines',
  fault: (fault: ConvertFault): string =>
    fault.code === 'too-large' || fault.code === 'too-deep' ? documentWords.fault(fault) : jsonWords.fault(fault),
};
