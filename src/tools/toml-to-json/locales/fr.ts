import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { tomlWords } from '../../../i18n/toml/fr';
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
    values: 'Toutes sortes de valeurs',
  },
  sampleComment: 'dates, nombres et textes',
  table: 'Table',
  wholeDocument: 'Tout le document',
  showWhole: 'Afficher tout le document',
  fault: (fault: ConvertFault): string =>
    fault.code === 'no-such-table' ? `Il n’y a pas de table « ${fault.table} ».` : tomlWords.fault(fault),
} satisfies Words<typeof zhCn>;
