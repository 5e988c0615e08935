import { placeWords } from '../../../i18n/places/fr';
import { limitWords } from '../../../i18n/limits/fr';
import { indentNames } from '../../../i18n/indent/fr';
import { numbersOf, formatBytes, type Words } from '../../../i18n/words';
import { xmlWords } from '../../../i18n/xml/fr';
import type { FormatFault } from '../format-xml';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

/** `3 éléments` : le nombre et son nom. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${number(n)} ${plural(n, { one, other })}`;
}

export const words = {
  options: {
    mode: { label: 'Mode', values: { indent: 'Indenter', minify: 'Minifier' } },
    indent: { label: 'Retrait', values: indentNames('Aucun') },
    text: {
      label: 'Éléments de texte seul',
      values: { asWritten: 'Tels quels', trimmed: 'Sans espaces aux extrémités' },
    },
    empty: { label: 'Éléments vides', values: { asWritten: 'Tels quels', short: '<e/>', long: '<e></e>' } },
    attributes: {
      label: 'Attributs',
      values: { oneLine: 'Sur une ligne', onePerLine: 'Un par ligne dans les longues balises' },
    },
    columns: { label: 'Plus longue balise', unit: 'colonnes' },
    removeComments: 'Retirer les commentaires',
    strict: 'Mode strict',
  },
  input: 'Entrée',
  result: 'Résultat',
  inputHint: 'Collez du XML ou déposez un fichier ici',
  samples: {
    pom: 'POM Maven',
    svg: 'SVG',
    soap: 'SOAP',
    dtd: 'DTD et entités',
  },
  view: 'Vue',
  text: 'Texte',
  tree: 'Arbre',

  fault: (fault: FormatFault): string => {
    switch (fault.code) {
      case 'too-large':
        return limitWords.tooLarge(fault.bytes, 50);
      case 'result-too-large':
        return limitWords.resultTooLong;
      case 'unknown-encoding':
      case 'encoding-conflict':
      case 'not-text':
        return xmlWords.decodeFault(fault);
      default:
        return xmlWords.fault(fault);
    }
  },
  htmlHint:
    'On dirait du HTML. En XML, chaque balise est fermée (comme <br/>), les valeurs d’attribut sont entre guillemets et &nbsp; s’écrit &#160;.',
  warning: xmlWords.warning,
  moreWarnings: (n: number) => `${count(n, 'autre avertissement', 'autres avertissements')}.`,
  place: placeWords.lineColumn,
  otherEncoding: (encoding: string) =>
    `La déclaration XML indique ${encoding}, mais le texte copié ou téléchargé est en UTF-8. Modifiez la déclaration avant de l’enregistrer.`,
  indentLimit: limitWords.indentLimited,
  sizes: (before: number, after: number) => {
    const change = before === 0 ? 0 : after / before - 1;
    const percent = number(change, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 1,
    });
    return `avant ${formatBytes('fr', before)} (${percent})`;
  },
  elements: (n: number) => count(n, 'élément'),
  depth: (n: number) => count(n, 'niveau', 'niveaux'),

  expandTo: 'Déplier jusqu’au',
  level: (n: number) => `Niveau ${n}`,
  collapseAll: 'Tout replier',
  expandAll: 'Tout déplier',
  chooseLevel: 'Choisir un niveau',
  selected: 'Nœud sélectionné',
  copyPath: 'Copier le XPath',
  copySource: 'Copier la source',
} satisfies Words<typeof zhCn>;
