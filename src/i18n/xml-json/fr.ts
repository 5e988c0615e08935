import type { Words } from '../words';
import type { xmlJsonWords as zhCn } from './zh-cn';

/** Ce que les deux outils entre JSON et XML disent de la même façon. */
export const xmlJsonWords = {
  convention: {
    label: 'Convention',
    values: {
      underscore: '_attributes / _text',
      at: '@name / #text',
      elements: 'Tout en éléments',
      ordered: 'Dans l’ordre (elements)',
    },
    hints: {
      elements: 'Les attributs ne se distinguent pas des éléments ; relus, tous sont des éléments.',
      ordered: 'Les nœuds sont listés l’un après l’autre sous « elements » : même un contenu mixte garde son ordre.',
    },
  },
} satisfies Words<typeof zhCn>;
