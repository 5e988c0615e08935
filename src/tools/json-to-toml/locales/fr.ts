import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { tomlWords } from '../../../i18n/toml/fr';
import type { Words } from '../../../i18n/words';
import type { ConvertFault } from '../convert';
import type { words as zhCn } from './zh-cn';

export const words = {
  documents: documentWords,
  toml: tomlWords,
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    ...documentWords.jsonInput,
    ...tomlWords.outputOptions,
    listsOfMaps: { label: 'Listes de tables', values: { tables: '[[table]]', inline: 'En ligne' } },
    datesFromStrings: {
      label: 'Changer les chaînes de date en dates',
      hint: 'Les chaînes qui sont exactement une date ou une date-heure de la RFC 3339.',
    },
  },
  sampleProject: 'JSON5 et commentaires',
  sampleComment: 'première version',
  sampleList: 'Une liste',
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
} satisfies Words<typeof zhCn>;
