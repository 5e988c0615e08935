import { numbersOf, type Words } from '../words';
import type { jsonTreeWords as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

/** `3 éléments` : le nombre et son nom. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${number(n)} ${plural(n, { one, other })}`;
}

/** Ce que dit l’arbre d’un texte JSON. */
export const jsonTreeWords = {
  search: 'Chercher dans les clés et les valeurs',
  searchCount: (at: number, n: number) => (at === 0 ? count(n, 'résultat') : `${number(at)} sur ${number(n)}`),
  searchNone: 'Aucun résultat',
  searching: 'Recherche en cours',
  previous: 'Précédent',
  next: 'Suivant',
  expandTo: 'Déplier jusqu’au',
  level: (n: number) => `Niveau ${n}`,
  collapseAll: 'Tout replier',
  expandAll: 'Tout déplier',
  chooseLevel: 'Choisir un niveau',
  members: (n: number) => count(n, 'membre'),
  items: (n: number) => count(n, 'élément'),
  selected: 'Nœud sélectionné',
  copyKey: 'Copier la clé',
  copyValue: 'Copier la valeur',
  copyPath: 'Copier le JSONPath',
  copyPointer: 'Copier le JSON Pointer',
  openLink: 'Ouvrir le lien',
} satisfies Words<typeof zhCn>;
