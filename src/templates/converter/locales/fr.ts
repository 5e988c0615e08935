import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  text: 'Texte',
  result: 'Résultat',
  empty: 'Le texte aux lignes numérotées s’affiche ici.',
  options: {
    start: 'Premier numéro',
    separator: { label: 'Après le numéro', values: { dot: 'Point', colon: 'Deux-points', tab: 'Tabulation' } },
    skipEmpty: 'Ignorer les lignes vides',
  },
  notText: 'Il y a un U+0000 : ce n’est pas un texte.',
} satisfies Words<typeof zhCn>;
