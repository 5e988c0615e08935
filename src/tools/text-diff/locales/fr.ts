import { limitWords } from '../../../i18n/limits/fr';
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
  options: {
    view: { label: 'Vue', values: { split: 'Côte à côte', inline: 'Fusionnée' } },
    marks: { label: 'Surligner', values: { word: 'Mots', character: 'Caractères', line: 'Lignes seules' } },
    context: {
      label: 'Contexte',
      values: (lines: number | 'all') =>
        lines === 'all' ? 'Tout afficher' : `${count(lines)} ${plural(lines, { one: 'ligne', other: 'lignes' })}`,
    },
    wrap: 'Retour à la ligne',
    ignoreEndSpace: 'Espaces en début et fin de ligne',
    ignoreAllSpace: 'Tous les espaces',
    ignoreCase: 'Casse',
    ignoreLineEnds: 'Type de fin de ligne',
    ignoreBlankLines: 'Lignes vides',
    colours: 'Coloration syntaxique automatique (JSON, YAML, XML, SQL)',
    patches: 'Montrer un patch comme les changements qu’il contient',
  },
  ignore: 'Ignorer',
  patchShown: (files: number) =>
    `Ce texte est un patch pour ${count(files)} ${plural(files, { one: 'fichier', other: 'fichiers' })}\u00a0: ses changements sont affichés. « \u00a0Plus d’options\u00a0 » permet de désactiver cela.`,
  patchTitle: 'Patch',
  before: 'Avant',
  after: 'Après',
  leftName: 'Nom du côté gauche',
  rightName: 'Nom du côté droit',
  patchPath: (path: string) =>
    `Le patch nomme un seul fichier des deux côtés, « \u00a0${path}\u00a0 », pour que git apply le trouve.`,
  encoding: 'Encodage du fichier',
  comparing: 'Comparaison en cours',
  copyPatch: 'Copier le patch',
  patch: 'Patch diff.patch',
  only: { left: 'Lignes de gauche', right: 'Lignes de droite' },
  copyOnly: { left: 'Copier les lignes propres à la gauche', right: 'Copier les lignes propres à la droite' },
  report: 'Rapport HTML',
  reportTitle: (left: string, right: string) => `${left} comparé à ${right}`,
  equalLines: (n: number) => `${count(n)} lignes identiques`,
  patchEncoding:
    'Le patch est écrit en UTF-8. Pour l’appliquer au fichier d’origine, convertissez d’abord celui-ci en UTF-8.',
  fault: (fault, names) => {
    switch (fault.code) {
      case 'not-text':
        return 'Ce fichier ne ressemble pas à du texte.';
      case 'wrong-encoding':
        return `Le contenu de ce fichier n’est pas du texte ${names[fault.encoding]} valide.`;
      case 'too-large':
        return limitWords.tooLarge(fault.bytes, 50);
    }
  },
} satisfies Words<typeof zhCn>;
