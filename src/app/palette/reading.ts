import { pinyin } from 'virtual:search-index';

const SYLLABLES = new Map(
  Object.entries(pinyin.syllables).flatMap(([syllable, characters]) =>
    [...characters].map((character) => [character, syllable] as const),
  ),
);

/** The exceptions by their first character, each with its place among all: of two that meet, the later one holds. */
const OTHERS = new Map<string, { part: string; at: number; syllable: string; order: number }[]>();
pinyin.others.forEach(([part, at, syllable], order) => {
  const first = part.charAt(0);
  const others = OTHERS.get(first) ?? [];
  OTHERS.set(first, others);
  others.push({ part, at, syllable, order });
});

/** One entry per character of a text: its syllable where it is Chinese, else the character itself. */
export function readingOf(text: string): string[] {
  const characters = [...text];
  const read = characters.map((character) => SYLLABLES.get(character) ?? character);
  const others = [];
  for (let start = 0, index = 0; index < characters.length; start += characters[index]?.length ?? 0, index += 1) {
    for (const other of OTHERS.get(text.charAt(start)) ?? []) {
      if (text.startsWith(other.part, start)) others.push({ ...other, place: index + other.at });
    }
  }
  for (const { place, syllable } of others.toSorted((one, another) => one.order - another.order))
    read[place] = syllable;
  return read;
}

/**
 * A Chinese text as it may be typed: in full pinyin, and by initials. Other characters stay; a text without Chinese has no spelling, nor has one with a
 * character that no tool's words have, since the readings of those are not here.
 */
export function spellingsOf(text: string): string[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const read = readingOf(text);
  if (read.some((syllable) => /\p{Script=Han}/u.test(syllable))) return [];
  return [read.join(''), read.map((syllable) => syllable.charAt(0)).join('')];
}
