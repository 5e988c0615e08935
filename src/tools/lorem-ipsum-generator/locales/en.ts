import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const counted = (n: number, one: string, other: string) =>
  plural(n, { one: `${count(n)} ${one}`, other: `${count(n)} ${other}` });
const chineseWords =
  'In Chinese each word of the list is one word: two characters, now and then one to make an odd number.';
const spacedWords = 'What stands between two spaces is one word.';

export const words = {
  options: {
    language: {
      label: 'Language',
      values: {
        'of-page': 'As the page',
        latin: 'Latin',
        'zh-hans': 'Simplified Chinese',
        'zh-hant': 'Traditional Chinese',
        fr: 'French',
        en: 'English',
        ja: 'Japanese',
      },
    },
    unit: {
      label: 'Unit',
      values: {
        paragraphs: 'Paragraphs',
        sentences: 'Sentences',
        words: 'Words',
        characters: 'Characters',
        bytes: 'Bytes (UTF-8)',
        'list-items': 'List items',
      },
    },
    amount: 'Amount',
    leastSentences: 'Sentences per paragraph: at least',
    mostSentences: 'Sentences per paragraph: at most',
    leastWords: 'Words per sentence: at least',
    mostWords: 'Words per sentence: at most',
    leastCharacters: 'Characters per sentence: at least',
    mostCharacters: 'Characters per sentence: at most',
    hasOpening: 'Start with the classic opening',
    isWorstCase: {
      label: 'Worst case',
      hint: 'Mixes in very long words, accents, emoji and right-to-left words, to try out layouts.',
    },
    format: {
      label: 'Output',
      values: {
        plain: 'Plain text',
        html: 'HTML paragraphs <p>',
        'html-list': 'HTML list <ul>',
        markdown: 'Markdown',
        json: 'JSON array',
      },
    },
    seed: {
      label: 'Seed',
      placeholder: 'Random',
      hint: 'The same seed and options give the same text. Empty gives another one each time.',
    },
  },
  ranges: {
    sentences: 'Sentences per paragraph',
    words: 'Words per sentence',
    characters: 'Characters per sentence, without punctuation',
  },
  least: 'At least',
  most: 'At most',
  swapped: (least, most) => `“At least” is above “at most”: they were swapped, ${count(least)}–${count(most)} is used.`,
  keepText: 'Keep this text',
  title: 'Placeholder text',
  copy: 'Copy',
  refresh: 'Refresh',
  counts: (wordCount, characters, bytes) =>
    `${counted(wordCount, 'word', 'words')} · ${counted(characters, 'character', 'characters')} · ${counted(bytes, 'byte', 'bytes')} (UTF-8)`,
  formatNote: 'Amount and counts are those of the plain text; the marks of the format come on top.',
  wordNotes: {
    latin: spacedWords,
    'zh-hans': chineseWords,
    'zh-hant': chineseWords,
    fr: spacedWords,
    en: spacedWords,
    ja: 'In Japanese each phrase unit is one word: a word with the particle after it.',
  },
  fault: ({ most }) => `Enter a whole number from 1 to ${count(most)}.`,
} satisfies Words<typeof zhCn>;
