import { reorderWords } from '../reorder/fr';
import { numbersOf, type Words } from '../words';
import type { columnWords as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const count = (n: number, one: string, other = `${one}s`) => `${number(n)} ${plural(n, { one, other })}`;

export const columnWords = {
  columns: (n) => `Colonnes (${number(n)})`,
  columnList: 'Colonnes',
  allColumns: 'Toutes les colonnes',
  columnName: (name) => `Nom de ${name}`,
  ...reorderWords,
  columnMoved: (name, place, n) => `${name} est maintenant la colonne ${place} sur ${n}`,
  resetColumns: 'Réinitialiser les colonnes',
  moreColumns: (n) => `Afficher ${count(n, 'colonne')} de plus`,
  columnsBeyond: (n) => `${count(n, 'autre colonne', 'autres colonnes')} à la suite, telles quelles.`,
  noName: '(sans nom)',
  rowNumber: 'Numéro de ligne',
} satisfies Words<typeof zhCn>;
