import { documentWords } from '../../../i18n/documents/zh-cn';
import { tomlWords } from '../../../i18n/toml/zh-cn';
import { yamlWords } from '../../../i18n/yaml/zh-cn';

export const words = {
  documents: documentWords,
  toml: tomlWords,
  yaml: yamlWords,
  inputHint: '粘贴 TOML，或把文件拖进来',
  sampleTables: '表',
  sampleProject: 'Cargo.toml',
  sampleValues: '各种值',
  sampleComment: '日期、数字与文本',
  quoteDates: '日期加引号',
  fault: tomlWords.fault,
};
