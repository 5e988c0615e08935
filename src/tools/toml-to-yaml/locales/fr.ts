import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { tomlWords } from '../../../i18n/toml/fr';
import { yamlWords } from '../../../i18n/yaml/fr';
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
    dates: { label: 'Dates', values: { plain: 'Telles quelles', quoted: 'Entre guillemets' } },
  },
  sampleTables: 'Tables',
  sampleProject: 'Cargo.toml',
  sampleValues: 'Toutes sortes de valeurs',
  sampleComment: 'dates, nombres et textes',
  fault: tomlWords.fault,
} satisfies Words<typeof zhCn>;
