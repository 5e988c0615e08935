import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');
const numbers = (count: number) => plural(count, { one: `${n(count)} nombre`, other: `${n(count)} nombres` });

export const words = {
  options: {
    quantity: 'Quantité',
    lowest: 'Minimum',
    highest: 'Maximum',
    distinct: 'Sans répétition',
  },
  title: numbers,
  copyAll: 'Tout copier',
  refresh: 'Nouveau tirage',
  fault: (fault) => {
    switch (fault.code) {
      case 'reversed':
        return 'Le maximum ne peut pas être inférieur au minimum.';
      case 'too-few':
        return `L’intervalle ne contient que ${numbers(fault.available)} ; demandez-en moins ou élargissez-le.`;
    }
  },
} satisfies Words<typeof zhCn>;
