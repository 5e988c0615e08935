import type { Words } from '../words';
import type { xmlJsonWords as zhCn } from './zh-cn';

/** What the two tools between JSON and XML say alike. */
export const xmlJsonWords = {
  convention: {
    label: 'Convention',
    values: {
      underscore: '_attributes / _text',
      at: '@name / #text',
      elements: 'All as elements',
      ordered: 'In order (elements)',
    },
    hints: {
      elements: 'Attributes are not told apart from elements; read back, all are elements.',
      ordered: 'The nodes are listed under “elements”, one after the other: even mixed content keeps its order.',
    },
  },
} satisfies Words<typeof zhCn>;
