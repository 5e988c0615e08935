import { pinyin } from 'virtual:search-index';

const SYLLABLES = new Map(
  Object.entries(pinyin.syllables).flatMap(([syllable, characters]) =>
    [...characters].map((character) => [character, syllable] as const),
  ),
);

/** One entry per character of a text: its syllable where it is Chinese, else the character itself. */
export function readingOf(text: string): string[] {
  const characters = [...text];
  const read = characters.map((character) => SYLLABLES.get(character) ?? character);
  for (const [part, at, syllable] of pinyin.others) {
    for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + 1)) {
      // Characters, where the index is one of UTF-16.
      read[[...text.slice(0, start)].length + at] = syllable;
    }
  }
  return read;
}

/** A Chinese text as it may be typed: in full pinyin, and by initials. Other characters stay; a text without Chinese has no spelling. */
export function spellingsOf(text: string): string[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const read = readingOf(text);
  return [read.join(''), read.map((syllable) => syllable.charAt(0)).join('')];
}
