/** The languages of BIP-39's ten word lists, in the order in which a phrase is looked for. */
export const LANGUAGES = [
  'english',
  'simplified-chinese',
  'traditional-chinese',
  'czech',
  'french',
  'italian',
  'japanese',
  'korean',
  'portuguese',
  'spanish',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** 2048 words in their order, in the normal form NFKD. */
export type WordList = readonly string[];

const LISTS: Record<Language, () => Promise<{ wordlist: string[] }>> = {
  english: () => import('@scure/bip39/wordlists/english.js'),
  'simplified-chinese': () => import('@scure/bip39/wordlists/simplified-chinese.js'),
  'traditional-chinese': () => import('@scure/bip39/wordlists/traditional-chinese.js'),
  czech: () => import('@scure/bip39/wordlists/czech.js'),
  french: () => import('@scure/bip39/wordlists/french.js'),
  italian: () => import('@scure/bip39/wordlists/italian.js'),
  japanese: () => import('@scure/bip39/wordlists/japanese.js'),
  korean: () => import('@scure/bip39/wordlists/korean.js'),
  portuguese: () => import('@scure/bip39/wordlists/portuguese.js'),
  spanish: () => import('@scure/bip39/wordlists/spanish.js'),
};

/** Fetches one list; the others stay where they are. */
export async function loadWordList(language: Language): Promise<WordList> {
  return (await LISTS[language]()).wordlist;
}

const CHINESE: readonly Language[] = ['simplified-chinese', 'traditional-chinese'];
const LATIN: readonly Language[] = ['english', 'czech', 'french', 'italian', 'portuguese', 'spanish'];

/** The languages that a text may be in, judged by its script alone. */
export function languagesOfScript(text: string): readonly Language[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['japanese'];
  if (/\p{Script=Hangul}/u.test(text)) return ['korean'];
  if (/\p{Script=Han}/u.test(text)) return CHINESE;
  return /\p{Script=Latin}/u.test(text) ? LATIN : [];
}
