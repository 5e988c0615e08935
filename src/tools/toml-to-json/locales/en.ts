import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { tomlWords } from '../../../i18n/toml/en';
import type { Words } from '../../../i18n/words';
import type { ConvertFault } from '../convert';
import type { words as zhCn } from './zh-cn';

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
    tables: 'Tables',
    project: 'pyproject.toml',
    values: 'All kinds of values',
  },
  sampleComment: 'dates, numbers and text',
  table: 'Table',
  wholeDocument: 'Whole document',
  showWhole: 'Show the whole document',
  fault: (fault: ConvertFault): string =>
    fault.code === 'no-such-table' ? `There is no table “${fault.table}”.` : tomlWords.fault(fault),
} satisfies Words<typeof zhCn>;
