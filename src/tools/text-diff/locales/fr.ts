import { textCompareWords } from '../../../i18n/text-compare/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  compare: textCompareWords,
  left: 'Texte de gauche',
  right: 'Texte de droite',
  placeholder: 'Saisissez ou collez un texte, ou déposez un fichier',
  swap: 'Échanger les côtés',
  view: 'Vue',
  split: 'Côte à côte',
  inline: 'Fusionnée',
  marks: 'Surligner',
  marksBy: { word: 'Mots', character: 'Caractères', line: 'Lignes seules' },
  wrap: 'Retour à la ligne',
  context: 'Contexte',
  contextLines: (n: number) => `${count(n)} ${plural(n, { one: 'ligne', other: 'lignes' })}`,
  showAll: 'Tout afficher',
  ignore: 'Ignorer',
  ignoreEndSpace: 'Espaces en début et fin de ligne',
  ignoreAllSpace: 'Tous les espaces',
  ignoreCase: 'Casse',
  ignoreLineEnds: 'Type de fin de ligne',
  ignoreBlankLines: 'Lignes vides',
  colours: 'Coloration syntaxique automatique (JSON, YAML, XML, SQL)',
  patches: 'Montrer un patch comme les changements qu’il contient',
  patchShown: (files: number) =>
    `Ce texte est un patch pour ${count(files)} ${plural(files, { one: 'fichier', other: 'fichiers' })}\u00a0: ses changements sont affichés. «\u00a0Plus d’options\u00a0» permet de désactiver cela.`,
  patchTitle: 'Patch',
  before: 'Avant',
  after: 'Après',
  leftName: 'Nom du côté gauche',
  rightName: 'Nom du côté droit',
  patchPath: (path: string) =>
    `Le patch nomme un seul fichier des deux côtés, «\u00a0${path}\u00a0», pour que git apply le trouve.`,
  encoding: 'Encodage du fichier',
  comparing: 'Comparaison en cours',
  copyPatch: 'Copier le patch',
  downloadPatch: 'Télécharger le patch diff.patch',
  leftOnly: 'Lignes de gauche',
  rightOnly: 'Lignes de droite',
  copyLeftOnly: 'Copier les lignes propres à la gauche',
  copyRightOnly: 'Copier les lignes propres à la droite',
  report: 'Rapport HTML',
  reportTitle: (left: string, right: string) => `${left} comparé à ${right}`,
  equalLines: (n: number) => `${count(n)} lignes identiques`,
  patchEncoding:
    'Le patch est écrit en UTF-8. Pour l’appliquer au fichier d’origine, convertissez d’abord celui-ci en UTF-8.',
  notText: 'Ce fichier ne ressemble pas à du texte.',
  wrongEncoding: (encoding: string) => `Le contenu de ce fichier n’est pas du texte ${encoding} valide.`,
  tooLarge: (size: string, limit: string) => `Ce texte est trop volumineux\u00a0: ${size}, limite ${limit}.`,
} satisfies Words<typeof zhCn>;
