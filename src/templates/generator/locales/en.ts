import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

export const words = {
  options: {
    quantity: 'Quantity',
    lowest: 'Lowest',
    highest: 'Highest',
    distinct: 'No number twice',
  },
  title: (count) => plural(count, { one: '1 number', other: `${n(count)} numbers` }),
  copyAll: 'Copy all',
  refresh: 'Draw again',
  fault: (fault) => {
    switch (fault.code) {
      case 'reversed':
        return 'The highest must not be below the lowest.';
      case 'too-few':
        return `The range holds only ${plural(fault.available, { one: '1 number', other: `${n(fault.available)} numbers` })}; ask for fewer or widen it.`;
    }
  },
} satisfies Words<typeof zhCn>;
