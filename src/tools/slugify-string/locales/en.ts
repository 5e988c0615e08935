import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('en');

export const words = {
  text: 'Text',
  slug: 'Slug',
  sample: 'Déjà Vu! Straße\nI ♥ Dogs & 🦄\n你好，世界\nПривет мир\nAT&T 50%',
  placeholder: 'One title or file name on each line',
  options: {
    mode: {
      label: 'Characters',
      values: { ascii: 'ASCII', unicode: 'Unicode' },
      hints: {
        ascii: 'Writes every script with Latin letters, Chinese as pinyin',
        unicode: 'Keeps the letters and digits of every script',
      },
    },
    separator: 'Separator',
    hasOwnSeparator: 'Own separator',
    lowercase: 'Lower case',
    maxLength: { label: 'Maximum length', hint: '0 means no limit' },
    splitCamelCase: 'Split camelCase',
    eachLine: 'Each line on its own',
    numberDuplicates: 'Number duplicates',
    keep: { label: 'Characters to keep', placeholder: './~' },
    replacements: {
      label: 'Own replacements',
      hint: 'One on each line, as from=to. Capital and small letters are told apart.',
      placeholder: 'C++=cpp\n%= percent',
    },
  },
  none: 'None',
  own: 'Own',
  unsafeSeparator: 'This separator cannot stand in a URL as it is; it would be escaped.',
  loneSurrogate: 'The text has half of a surrogate pair, which is no character; it is left out.',
  emptyLine: 'No letter or digit is left; the slug is empty.',
  line: placeWords.line,
  moreEmptyLines: (n) => `The slugs of ${count(n)} more lines are empty.`,
  length: (slugs, longest) =>
    slugs === 1 ? `Length ${count(longest)}` : `${count(slugs)} slugs, the longest ${count(longest)}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'nothing-left':
        return fault.mode === 'ascii'
          ? 'No letter or digit is left in ASCII mode; try Unicode mode.'
          : 'No letter or digit is left.';
      case 'bad-replacement':
        return `Own replacements, line ${count(fault.line)}: write from=to.`;
    }
  },
} satisfies Words<typeof zhCn>;
