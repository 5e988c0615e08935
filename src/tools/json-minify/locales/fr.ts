import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { numbersOf, formatBytes, type Words } from '../../../i18n/words';
import type { MinifyFault } from '../minify';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

export const words = {
  documents: documentWords,
  input: 'Entrée',
  openInPrettify: 'Vers le formatage',
  result: 'Résultat',
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    ...documentWords.jsonInput,
    sortKeys: documentWords.jsonOutput.sortKeys,
    strings: {
      label: 'Chaînes',
      values: { asWritten: 'Telles quelles', escapeNonAscii: 'Échapper hors ASCII', shortest: 'Forme la plus courte' },
    },
    literal: { label: 'Littéral', values: { off: 'Non', wrap: 'Emballer en chaîne', unwrap: 'Déballer la chaîne' } },
  },
  samples: {
    json: 'JSON',
    comments: 'JSON5 et commentaires',
    lines: 'JSON Lines',
    literal: 'JSON dans une chaîne',
  },
  sampleComment: 'fenêtre de publication, après accord de l’astreinte',

  fault: (fault: MinifyFault): string =>
    fault.code === 'too-large' ? documentWords.fault(fault) : jsonWords.fault(fault),
  before: (bytes: number, change: number) =>
    `avant ${formatBytes('fr', bytes)} (${count(change, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 })})`,
  gzip: (before: number, after: number) => `gzip ${formatBytes('fr', before)} → ${formatBytes('fr', after)}`,
  readAsLines: jsonWords.readAsLines,
  readAsJson5: jsonWords.readAsJson5,
  duplicateKey: jsonWords.duplicateKey,
  moreDuplicates: jsonWords.moreDuplicates,
  isLiteral: 'Le texte est une chaîne qui contient du JSON.',
  unwrap: 'Déballer',
  unwrapped: 'Le JSON a été tiré de sa chaîne.',
  nothingToUnwrap: 'Le texte n’est pas une chaîne contenant du JSON ; il n’y avait rien à déballer.',
} satisfies Words<typeof zhCn>;
