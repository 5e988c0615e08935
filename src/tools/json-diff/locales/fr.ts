import { placeWords } from '../../../i18n/places/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { numbersOf, formatBytes, type Words } from '../../../i18n/words';
import type { BadPath } from '../../../lib/json-diff/ignore-paths';
import type { SideFault } from '../../../lib/json-diff/read-side';
import type { Explanation, KindName } from '../../../lib/json-diff/explain';
import type { words as zhCn } from './zh-cn';

const { count: amount, plural } = numbersOf('fr');

/** `3 membres` : le nombre et son nom. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${amount(n)} ${plural(n, { one, other })}`;
}

type SideName = 'left' | 'right';
const side = (name: SideName) => (name === 'left' ? 'Gauche' : 'Droite');

const KINDS: Readonly<Record<KindName, string>> = {
  object: 'objet',
  array: 'tableau',
  string: 'chaîne',
  number: 'nombre',
  boolean: 'booléen',
  null: 'null',
};

const points = (text: string) => (text === '' ? 'rien' : text);
const form = (name: string) => (name === 'mixed' ? 'mélange' : name);

export const words = {
  left: 'Gauche',
  right: 'Droite',
  inputHint: jsonWords.inputHint('JSON'),
  swap: 'Échanger',
  format: 'Mettre en forme',
  undoFormat: 'Annuler la mise en forme',

  options: {
    arrays: {
      label: 'Tableaux',
      values: { aligned: 'Alignés', index: 'Par position', key: 'Par champ clé', unordered: 'Sans ordre' },
      hints: {
        aligned: 'Repère les éléments égaux : un élément inséré compte pour une seule différence',
        index: 'Le premier avec le premier, et ainsi de suite',
        key: 'Les objets qui ont la même valeur dans le champ clé vont ensemble',
        unordered: 'Les mêmes éléments, dans n’importe quel ordre',
      },
    },
    keyField: { label: 'Champ clé', placeholder: 'id' },
    numbers: {
      label: 'Nombres',
      values: { value: 'Par valeur', written: 'Tels qu’écrits' },
      hints: { value: '1, 1.0 et 1e0 sont égaux', written: '1 et 1.0 diffèrent' },
    },
    ignore: {
      label: 'Chemins ignorés',
      hint: 'Un JSON Pointer par ligne ; * remplace une étape quelconque, comme dans /users/*/updatedAt.',
      placeholder: '/users/*/updatedAt',
    },
    onlyDifferences: 'Différences seules',
    sortKeys: 'Trier les clés',
  },
  badPath: ({ line, text }: BadPath) =>
    placeWords.inLine(
      line,
      `« ${text} » n’est pas un JSON Pointer. Il doit commencer par / et ~ ne peut être suivi que de 0 ou 1.`,
    ),

  result: 'Comparaison',
  view: 'Vue',
  tree: 'Arbre',
  side: 'Côte à côte',
  list: 'Liste',
  patch: 'JSON Patch',
  text: 'Texte',
  same: 'Les deux documents sont identiques.',
  waiting: 'La comparaison apparaît ici dès que les deux côtés sont remplis.',
  added: (n: number) => count(n, 'ajout'),
  removed: (n: number) => count(n, 'suppression'),
  changed: (n: number) => count(n, 'modification'),
  movedCount: (n: number) => count(n, 'déplacement'),
  place: (at: number, n: number) => (at === 0 ? count(n, 'différence') : `${amount(at)} sur ${amount(n)}`),
  previous: 'Différence précédente (Maj+F7 ou p)',
  next: 'Différence suivante (F7 ou n)',
  expandAll: 'Tout déplier',
  foldEqual: 'Replier ce qui est égal',

  fault: (name: SideName, fault: SideFault): string =>
    fault.code === 'too-large'
      ? `${side(name)} : texte trop volumineux, ${formatBytes('fr', fault.bytes)}, limite 20 Mo.`
      : `${side(name)}, ligne ${fault.line}, colonne ${fault.column} : ${jsonWords.reason(fault)}`,
  resultTooLarge: 'Le résultat est trop long pour le navigateur.',
  jsonFault: jsonWords.fault,
  readAsJson5: (name: SideName) => `${side(name)} : ce n’est pas du JSON strict, lu comme du JSON5.`,
  readAsLines: (name: SideName, n: number) =>
    `${side(name)} : lu comme du JSON Lines, ${count(n, 'valeur')} dans un seul tableau.`,
  duplicateKey: (name: SideName, key: string, line: number) =>
    `${side(name)} : clé « ${key} » en double (ligne ${amount(line)}), la dernière compte.`,
  moreDuplicates: (name: SideName, n: number) =>
    `${side(name)} : ${count(n, 'autre clé en double', 'autres clés en double')}.`,
  unaligned: (path: string) =>
    `Plus de 20 000 éléments diffèrent dans le tableau ${path === '' ? 'à la racine' : path} : il n’est pas aligné, ce qui diffère est comparé par position.`,
  moreUnaligned: (n: number) =>
    `${count(n, 'autre tableau comparé', 'autres tableaux comparés')} de même par position.`,
  notFiniteInPatch: (n: number) =>
    `Le côté droit contient ${count(n, 'valeur NaN ou Infinity', 'valeurs NaN ou Infinity')}, que JSON ne connaît pas : le JSON Patch écrit null.`,
  show: 'Afficher',

  unchangedRows: (n: number) => `${amount(n)} sans changement`,
  statusNames: { changed: 'modifié', added: 'ajouté', removed: 'supprimé', ignored: 'ignoré', moved: 'déplacé' },
  absent: 'absent',
  members: (n: number) => count(n, 'membre'),
  items: (n: number) => count(n, 'élément'),
  countChanged: (before: number, text: string) => `${amount(before)} → ${text}`,
  characters: (n: number) => count(n, 'caractère'),
  moved: (from: number, to: number) => `Déplacé de la position ${amount(from)} à la position ${amount(to)}.`,
  movedBadge: (from: number, to: number) => `${amount(from)} → ${amount(to)}`,
  explanation: (e: Explanation): string => {
    switch (e.code) {
      case 'same-number':
        return `${e.left} et ${e.right} sont le même nombre, écrit autrement.`;
      case 'same-text':
        return 'Le texte est le même des deux côtés, seuls les échappements diffèrent.';
      case 'kinds':
        return `Types différents : ${KINDS[e.left]} à gauche, ${KINDS[e.right]} à droite.`;
      case 'null-or-absent':
        return `La valeur est null ${e.nullSide === 'left' ? 'à gauche' : 'à droite'} et absente de l’autre côté, ce qui n’est pas la même chose.`;
      case 'space':
        return `Les blancs ${e.where === 'start' ? 'au début' : 'à la fin'} diffèrent : à gauche ${points(e.left)}, à droite ${points(e.right)}.`;
      case 'inner-space':
        return 'Seuls les blancs à l’intérieur diffèrent.';
      case 'normalization':
        return `L’aspect est le même, mais la normalisation Unicode diffère : à gauche ${form(e.left)}, à droite ${form(e.right)}.`;
      case 'line-ends':
        return 'Seules les fins de ligne diffèrent (CRLF et LF).';
      case 'case':
        return 'Seules les majuscules et minuscules diffèrent.';
      case 'invisible':
        return `Caractères invisibles : à gauche ${points(e.left)}, à droite ${points(e.right)}.`;
    }
  },
  badge: (e: Explanation): string => {
    switch (e.code) {
      case 'same-number':
        return 'même nombre';
      case 'same-text':
        return 'même texte';
      case 'kinds':
        return `${KINDS[e.left]} → ${KINDS[e.right]}`;
      case 'null-or-absent':
        return 'null ≠ absent';
      case 'space':
        return e.where === 'start' ? 'blancs au début' : 'blancs à la fin';
      case 'inner-space':
        return 'blancs';
      case 'normalization':
        return `${form(e.left)} → ${form(e.right)}`;
      case 'line-ends':
        return 'fins de ligne';
      case 'case':
        return 'casse';
      case 'invisible':
        return 'caractères invisibles';
    }
  },

  selected: 'Valeur sélectionnée',
  pathLeft: 'Chemin à gauche',
  pathRight: 'Chemin à droite',
  root: '(racine)',
  copyPath: 'Copier le JSON Pointer',
  copyJsonPath: 'Copier le JSONPath',
  copyLeft: 'Copier la valeur de gauche',
  copyRight: 'Copier la valeur de droite',
  omitted: (n: number) => `… ${count(n, 'caractère égal', 'caractères égaux')} …`,
  rest: (n: number) => `… encore ${count(n, 'caractère')}`,

  change: 'Changement',
  path: 'Chemin',
  old: 'Ancienne valeur',
  new: 'Nouvelle valeur',
  changeNames: { added: 'ajout', removed: 'suppression', changed: 'modification', moved: 'déplacement' },
  showInTree: (path: string) => `Afficher ${path} dans l’arbre`,
  downloadCsv: 'Télécharger le CSV',
} satisfies Words<typeof zhCn>;
