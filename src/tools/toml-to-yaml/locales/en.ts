import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { tomlWords } from '../../../i18n/toml/en';
import { yamlWords } from '../../../i18n/yaml/en';
import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  documents: documentWords,
  toml: tomlWords,
  yaml: yamlWords,
  inputHint: jsonWords.inputHint('TOML'),
  options: {
    ...tomlWords.inputOptions,
    ...yamlWords.outputOptions,
    comments: tomlWords.outputOptions.comments,
    dates: { label: 'Dates', values: { plain: 'As they are', quoted: 'In quotes' } },
  },
  sampleTables: 'Tables',
  sampleProject: 'Cargo.toml',
  sampleValues: 'All kinds of values',
  sampleComment: 'dates, numbers and texts',
  fault: tomlWords.fault,
} satisfies Words<typeof zhCn>;
