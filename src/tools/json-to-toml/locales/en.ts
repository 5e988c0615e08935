import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { tomlWords } from '../../../i18n/toml/en';
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
    listsOfMaps: { label: 'Lists of maps', values: { tables: '[[table]]', inline: 'Inline' } },
    datesFromStrings: {
      label: 'Date strings become dates',
      hint: 'Strings that are exactly a date or date-time of RFC 3339.',
    },
  },
  sampleProject: 'JSON5 and comments',
  sampleComment: 'first release',
  sampleList: 'A list',
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
