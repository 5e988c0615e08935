import { SIMPLIFIED, SIMPLIFIED_SHORT, TRADITIONAL, TRADITIONAL_SHORT } from './words/chinese';
import { ENGLISH } from './words/english';
import { FRENCH } from './words/french';
import { JAPANESE, JAPANESE_ENDS } from './words/japanese';
import { LATIN } from './words/latin';

export const LANGUAGES = ['latin', 'zh-hans', 'zh-hant', 'fr', 'en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** BCP 47. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  latin: 'la',
  'zh-hans': 'zh-Hans',
  'zh-hant': 'zh-Hant',
  fr: 'fr',
  en: 'en',
  ja: 'ja',
};

/** How a language is written: its words, and what stands between and after them. */
export interface Writing {
  readonly words: readonly string[];
  /** Words that stand last in a sentence. @default any */
  readonly ends?: readonly string[];
  /**
   * Words of one character. A language that has them measures its sentences in characters; its other words have two.
   */
  readonly short?: readonly string[];
  /** Sentences that everybody knows, word by word; a comma is written with the word before it. */
  readonly opening: readonly (readonly string[])[];
  readonly space: '' | ' ';
  readonly comma: string;
  readonly stop: string;
  /** Words between two commas: at least so many, and below so many more. */
  readonly clause: readonly [least: number, spread: number];
}

const list = (words: string) => words.trim().split(/\s+/);
const sentences = (text: string) => text.split('|').map(list);

const SPACED = { space: ' ', comma: ',', stop: '.', clause: [3, 4] } as const;
const CHINESE = { space: '', comma: '，', stop: '。', clause: [2, 2] } as const;

/** What each language is written with. The openings are in the public domain. */
export const WRITINGS: Readonly<Record<Language, Writing>> = {
  latin: {
    ...SPACED,
    words: list(LATIN),
    // From Cicero’s De finibus, garbled by printers.
    opening: sentences('Lorem ipsum dolor sit amet, consectetur adipiscing elit'),
  },
  'zh-hans': {
    ...CHINESE,
    words: list(SIMPLIFIED),
    short: list(SIMPLIFIED_SHORT),
    // The Thousand Character Classic, 6th century.
    opening: sentences('天地 玄黄， 宇宙 洪荒|日月 盈昃， 辰宿 列张'),
  },
  'zh-hant': {
    ...CHINESE,
    words: list(TRADITIONAL),
    short: list(TRADITIONAL_SHORT),
    opening: sentences('天地 玄黃， 宇宙 洪荒|日月 盈昃， 辰宿 列張'),
  },
  fr: {
    ...SPACED,
    words: list(FRENCH),
    // Marcel Proust, Du côté de chez Swann, 1913.
    opening: sentences('Longtemps, je me suis couché de bonne heure'),
  },
  en: {
    ...SPACED,
    words: list(ENGLISH),
    // Charles Dickens, A Tale of Two Cities, 1859.
    opening: sentences('It was the best of times, it was the worst of times'),
  },
  ja: {
    space: '',
    comma: '、',
    stop: '。',
    clause: [3, 4],
    words: list(JAPANESE),
    ends: list(JAPANESE_ENDS),
    // Natsume Sōseki, 1905.
    opening: sentences('吾輩は 猫である|名前は まだ 無い'),
  },
};

/** Whether the length of a sentence is given in characters, not in words. */
export function isMeasuredInCharacters(language: Language): boolean {
  return WRITINGS[language].short !== undefined;
}
