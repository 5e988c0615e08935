import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('en');

export const words = {
  text: 'Word or text',
  numeronym: 'Numeronym',
  numeronyms: 'Numeronyms',
  sample: 'internationalization and localization\nKubernetes observability',
  options: {
    direction: { label: 'Direction', values: { shorten: 'Shorten', 'look-up': 'Look up' } },
    unit: { label: 'Several words', values: { words: 'Each word', one: 'As one string' } },
    shortest: 'Shortest word',
    lowercase: 'Lower case',
    lettersOnly: 'Letters only',
  },
  knownWords: 'Known words',
  alsoRead: 'Also read as',
  unknown: 'no known word',
  isNumeronym: (text) => `“${text}” is a numeronym itself.`,
  nothingShortened: (shortest) => `No word has ${count(shortest)} characters or more, so nothing was shortened.`,
  fault: (fault) => {
    switch (fault.code) {
      case 'no-numeronym':
        return 'There is no numeronym here: a letter, a number and a letter, such as i18n.';
      case 'unknown-numeronym':
        return `No known word is written as ${fault.found}.`;
    }
  },
} satisfies Words<typeof zhCn>;
