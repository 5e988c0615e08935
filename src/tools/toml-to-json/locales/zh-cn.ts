import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { tomlWords } from '../../../i18n/toml/zh-cn';
import type { ConvertFault } from '../convert';

export const words = {
  documents: documentWords,
  toml: tomlWords,
  inputHint: jsonWords.inputHint('TOML'),
  options: {
    ...tomlWords.inputOptions,
    ...documentWords.jsonOutput,
    notFinite: documentWords.notFinite,
  },
  samples: {
    tables: '表',
    project: 'pyproject.toml',
    values: '各种值',
  },
  sampleComment: '日期、数字与文本',
  table: '表',
  wholeDocument: '整个文档',
  showWhole: '显示整个文档',
  fault: (fault: ConvertFault): string =>
    fault.code === 'no-such-table' ? `没有表「${fault.table}」。` : tomlWords.fault(fault),
};
