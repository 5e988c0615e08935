import { documentWords } from '../../../i18n/documents/zh-cn';
import { jsonWords } from '../../../i18n/json/zh-cn';
import { tomlWords } from '../../../i18n/toml/zh-cn';
import { yamlWords } from '../../../i18n/yaml/zh-cn';

export const words = {
  documents: documentWords,
  toml: tomlWords,
  yaml: yamlWords,
  inputHint: jsonWords.inputHint('TOML'),
  options: {
    ...tomlWords.inputOptions,
    ...yamlWords.outputOptions,
    comments: tomlWords.outputOptions.comments,
    dates: { label: '日期', values: { plain: '原样', quoted: '加引号' } },
  },
  sampleTables: '表',
  sampleProject: 'Cargo.toml',
  sampleValues: '各种值',
  sampleComment: '日期、数字与文本',
  fault: tomlWords.fault,
};
