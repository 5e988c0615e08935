import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  options: {
    overline: 'Overline for thousands (up to 3,999,999)',
    lowerCase: { label: 'Letters', values: { false: 'Upper case', true: 'Lower case' } },
    unicode: 'Unicode numerals (Ⅻ)',
    irregular: 'Accept old spellings such as IIII and IC',
  },
  number: 'Number',
  roman: 'Roman',
  placeholders: { number: 'One per line: a number, a range 1-20 or a date 2026-07-14', roman: 'One numeral per line' },
  samples: { one: 'A number', year: 'A year', range: 'A range', date: 'A date', old: 'Old spellings' },
  result: 'Result',
  sum: 'Sum',
  line: 'Line',
  values: (n) => plural(n, { one: '1 value', other: `${count(n)} values` }),
  regular: (found, regular) => `${found}: regular form: ${regular}`,
  regularForm: 'Regular form',
  moreWarnings: (n) =>
    plural(n, {
      one: 'One more is not in its regular form; see the table.',
      other: `${count(n)} more are not in their regular form; see the table.`,
    }),
  lineName: placeWords.line,
  range: 'Roman numerals run from 1 to 3999, with overlines to 3,999,999.',
  moreFaults: (n) =>
    plural(n, { one: 'One more line cannot be converted.', other: `${count(n)} more lines cannot be converted.` }),
  turnOn: 'Turn on overlines',
  acceptOld: 'Accept old spellings',
  inLine: placeWords.inLine,
  fault: (fault) => {
    switch (fault.code) {
      case 'not-number':
        return 'Not a number.';
      case 'not-whole':
        return 'Only whole numbers.';
      case 'no-such-date':
        return 'There is no such date.';
      case 'out-of-range':
        return fault.limit === 3999
          ? 'Roman numerals run from 1 to 3999 (turn on overlines for up to 3,999,999).'
          : 'Roman numerals with overlines run from 1 to 3,999,999.';
      case 'too-many':
        return `Too many: at most ${count(fault.limit)} values.`;
      case 'foreign-letter':
        return `“${fault.found}” is not a Roman digit.`;
      case 'not-numeral':
        return `Not a Roman numeral: “${fault.first}” before “${fault.second}”.`;
      case 'irregular':
        return `Not in its regular form: ${fault.regular}.`;
    }
  },
} satisfies Words<typeof zhCn>;
