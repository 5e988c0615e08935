import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  options: {
    decimals: 'Decimals',
  },
  reset: (title) => `Reset to the example: ${title}`,
  useElsewhere: (name) => `Use ${name} in another question`,
  points: (value, count) => `${value} percentage ${Math.abs(count) === 1 ? 'point' : 'points'}`,
  fromNegative: 'The start is negative, so its absolute value is the base.',
  cards: {
    percentOf: { title: 'Percentage of a number', fields: [{ label: 'Percentage', isPercent: true }, { label: 'Of' }] },
    whatPercent: { title: 'What percentage is it?', fields: [{ label: 'Part' }, { label: 'Whole' }] },
    change: { title: 'Change in percent', fields: [{ label: 'From' }, { label: 'To' }] },
    plusMinus: {
      title: 'Plus or minus a percentage',
      fields: [{ label: 'Number' }, { label: 'Percentage', isPercent: true }],
    },
    wholeOf: { title: 'The whole of a part', fields: [{ label: 'Part' }, { label: 'Which is', isPercent: true }] },
    removeIncluded: {
      title: 'Take out what is included (tax)',
      fields: [{ label: 'Total' }, { label: 'Included', isPercent: true }],
    },
    points: {
      title: 'From a percentage to another',
      fields: [
        { label: 'From', isPercent: true },
        { label: 'To', isPercent: true },
      ],
    },
    chain: { title: 'Chain of changes', fields: [{ label: 'Start' }, { label: 'Changes', isPercent: true }] },
  },
  answers: {
    result: 'Result',
    plus: 'Increased',
    minus: 'Decreased',
    net: 'Without it',
    included: 'Included part',
    points: 'Difference',
    relative: 'Relative change',
    overall: 'Change in all',
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'empty':
        return 'Enter a number.';
      case 'not-a-number':
        return 'change' in fault ? `Not a number: “${fault.change}”.` : 'Not a number.';
      case 'too-long':
        return `Too long: at most ${fault.limit} digits.`;
      case 'of-zero':
        return 'Nothing is a percentage of 0.';
      case 'from-zero':
        return 'No percentage change from 0.';
      case 'zero-percent':
        return '0 % of anything is 0.';
      case 'nothing-left':
        return 'With −100 % included the total can only be 0.';
    }
  },
} satisfies Words<typeof zhCn>;
