import { indentNames } from '../../../i18n/indent/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { jsonTreeWords } from '../../../i18n/json-tree/fr';
import { jsonWords } from '../../../i18n/json/fr';
import type { PrettifyFault } from '../prettify';
import type { RepairFault } from '../repair';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

/** `3 commentaires` : le nombre et son nom. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${number(n)} ${plural(n, { one, other })}`;
}

export const words = {
  input: 'Entrée',
  openInMinify: 'Vers la minification',
  result: 'Résultat',
  inputHint: jsonWords.inputHint('JSON'),
  example: 'Exemple',
  samples: {
    json: 'JSON',
    json5: 'JSON5 et commentaires',
    lines: 'JSON Lines',
    wrapped: 'JSON dans une chaîne',
  },
  sampleComment: 'fenêtre de publication, après accord de l’astreinte',
  view: 'Vue',
  text: 'Texte',
  tree: 'Arbre',

  shortArrays: 'Tableaux courts sans objets sur une ligne',
  options: {
    indent: { label: 'Retrait', values: indentNames('Une ligne') },
    sortKeys: {
      label: 'Trier les clés',
      values: { source: 'Non', codeUnits: 'A→Z par unité de code', natural: 'Naturel (a2 avant a10)' },
    },
    descending: 'Ordre inverse',
    keepComments: { label: 'Commentaires', values: { false: 'Retirer', true: 'Garder (JSONC)' } },
    strings: {
      label: 'Chaînes',
      values: { asWritten: 'Telles quelles', escapeNonAscii: 'Échapper hors ASCII', unescape: 'Décoder \\uXXXX' },
    },
    arrayColumns: { label: 'Jusqu’à la colonne', unit: 'colonnes' },
    notFinite: { label: 'NaN / Infinity', values: { null: 'null', string: 'chaîne' } },
    strict: 'Mode strict',
  },
  values: (n: number) => count(n, 'valeur'),
  depth: (n: number) => `profondeur ${number(n)}`,
  duplicates: (n: number) => count(n, 'clé en double', 'clés en double'),

  fault: (fault: PrettifyFault): string => {
    if (fault.code === 'too-large') return jsonWords.tooLarge(fault.bytes, 50);
    return fault.code === 'result-too-large'
      ? 'Le résultat est trop long pour être affiché ; réduisez le retrait.'
      : jsonWords.fault(fault);
  },

  readAsLines: jsonWords.readAsLines,
  readAsValues: (n: number) => `${count(n, 'valeur')} à la suite, une par ligne.`,
  readAsJson5: jsonWords.readAsJson5,
  notFiniteNote: (n: number, as: 'null' | 'string') =>
    `NaN et Infinity n’existent pas en JSON : ${count(n, 'valeur écrite', 'valeurs écrites')} ${as === 'null' ? 'null' : plural(n, { one: 'sous forme de chaîne', other: 'sous forme de chaînes' })}.`,
  duplicateKey: jsonWords.duplicateKey,
  moreDuplicates: jsonWords.moreDuplicates,
  show: 'Afficher',
  indentLimit: jsonWords.indentLimited,
  wrapped: (n: number) => `${count(n, 'chaîne contient', 'chaînes contiennent')} du JSON.`,
  unwrap: 'Déballer',
  nothingToUnwrap: 'Il n’y a rien à déballer.',
  unwrapped: (levels: number) =>
    `${count(levels, 'niveau', 'niveaux')} de JSON en chaîne ${plural(levels, { one: 'déballé', other: 'déballés' })}.`,
  undo: 'Annuler',
  unescape: 'Décoder puis mettre en forme',
  formatAsLines: 'Mettre en forme en JSON Lines',
  repair: 'Essayer de réparer',
  repairing: 'Réparation en cours',
  repairTitle: 'Réparation proposée',
  repairCount: (n: number) => count(n, 'modification'),
  repairPlace: jsonWords.place,
  repairRemoved: 'retiré',
  repairAdded: 'ajouté',
  repairReplaced: 'remplacé par',
  repairMore: (n: number) => `${count(n, 'autre modification', 'autres modifications')}.`,
  useRepaired: 'Utiliser le texte réparé',
  discard: 'Abandonner',
  repairUsed: 'L’entrée est désormais le texte réparé.',
  repairFailed: 'Réparation impossible',
  repairFault: (fault: RepairFault): string =>
    fault.code === 'too-deep'
      ? 'L’imbrication est trop profonde pour une réparation automatique.'
      : `À partir de la ligne ${fault.line}, colonne ${fault.column}, l’intention n’est pas claire. Corrigez le texte à cet endroit.`,

  ...jsonTreeWords,
} satisfies Words<typeof zhCn>;
