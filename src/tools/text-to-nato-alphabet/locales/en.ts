import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  text: 'Text',
  textPlaceholder: 'Type the text to spell',
  codeWords: 'Code words',
  codeWordsPlaceholder: 'Type code words, in any case',
  sample: 'Passw0rd! é 你好',
  options: {
    direction: { label: 'Direction', values: { spell: 'Text → words', read: 'Words → text' } },
    alphabet: {
      label: 'Alphabet',
      values: {
        icao: 'ICAO / NATO',
        alpha: 'Alpha, Juliet spelling',
        french: 'French',
        'french-canada': 'French (Canada)',
        german: 'German DIN 5009:2022',
        spanish: 'Spanish',
        italian: 'Italian',
        portuguese: 'Portuguese (Brazil)',
      },
    },
    digits: { label: 'Digits', values: { words: 'Words', aviation: 'Aviation', figures: 'Figures' } },
    punctuation: { label: 'Punctuation', values: { names: 'Names', signs: 'Signs' } },
    capitals: {
      label: 'Capitals',
      values: { unmarked: 'Not marked', say: 'Say “Capital”', case: 'By the case of words' },
    },
    space: { label: 'Space', values: { word: '(space)', break: 'Line break', slash: '/' } },
    separator: {
      label: 'Separator',
      values: { space: 'Space', dash: 'Dash', comma: 'Comma', lines: 'Line per character' },
    },
    view: { label: 'View', values: { text: 'Text', list: 'List' } },
  },
  character: 'Character',
  codeWord: 'Word',
  firstRows: (n) => `The first ${count(n)} characters are listed and spoken.`,
  speak: 'Speak',
  stop: 'Stop',
  unknown: (word, index) => `“${word}” is not a code word (word ${count(index)})`,
  moreUnknown: (n) =>
    plural(n, {
      one: `${count(n)} more word is not a code word.`,
      other: `${count(n)} more words are not code words.`,
    }),
} satisfies Words<typeof zhCn>;
