import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { tomlWords } from '../../../i18n/toml/zh-cn';
import type { ConvertFault } from '../convert';

export const words = {
  documents: documentWords,
  toml: tomlWords,
  inputHint: '粘贴 JSON，或把文件拖进来',
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
