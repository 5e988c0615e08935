import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { tomlWords } from '../../../i18n/toml/zh-cn';
import type { ConvertFault } from '../convert';

export const words = {
  documents: documentWords,
  toml: tomlWords,
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    ...documentWords.jsonInput,
    ...tomlWords.outputOptions,
    listsOfMaps: { label: '映射列表', values: { tables: '[[表]]', inline: '写在一行' } },
    datesFromStrings: { label: '日期字符串转为日期', hint: '恰好是 RFC 3339 日期或日期时间的字符串。' },
  },
  sampleProject: 'JSON5 与注释',
  sampleComment: '首个版本',
  sampleList: '列表',
  fault: (fault: ConvertFault): string => {
    switch (fault.code) {
      case 'nothing-for-toml':
      case 'null-not-in-toml':
        return tomlWords.writeFault(fault);
      case 'too-large':
      case 'too-deep':
        return documentWords.fault(fault);
      default:
        return jsonWords.fault(fault);
    }
  },
};
