import { pinyin } from 'pinyin-pro';
import type { PinyinTable } from '../../src/app/catalogue/types.ts';

/** One entry per character: its syllable where it is Chinese (read in its context), else the character itself. */
export function syllablesOf(text: string): string[] {
  return pinyin(text, { toneType: 'none', type: 'array', v: true });
}

interface Read {
  readonly text: string;
  readonly characters: readonly string[];
  readonly syllables: readonly string[];
}

const isHan = (character: string) => /\p{Script=Han}/u.test(character);

/** How the Chinese characters of these texts are read: each mostly in one way, and otherwise in some neighbourhoods. */
export function pinyinTable(texts: readonly string[]): PinyinTable {
  const all = [...new Set(texts)].map((text) => ({ text, characters: [...text], syllables: syllablesOf(text) }));
  const usual = usualSyllables(all);
  const syllables: Record<string, string> = {};
  for (const [character, syllable] of usual) syllables[syllable] = (syllables[syllable] ?? '') + character;
  const others = new Map<string, PinyinTable['others'][number]>();
  for (const read of all) {
    read.characters.forEach((character, at) => {
      const syllable = read.syllables[at] ?? '';
      if (!isHan(character) || usual.get(character) === syllable) return;
      const other = tellingPart(read, at, all);
      others.set(other.join(), other);
    });
  }
  return { syllables, others: [...others.values()] };
}

function usualSyllables(all: readonly Read[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { characters, syllables } of all) {
    characters.forEach((character, at) => {
      if (!isHan(character)) return;
      const count = counts.get(character) ?? new Map<string, number>();
      const syllable = syllables[at] ?? '';
      counts.set(character, count.set(syllable, (count.get(syllable) ?? 0) + 1));
    });
  }
  return new Map(
    [...counts].map(([character, count]) => [character, [...count].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '']),
  );
}

/** The least part of a text around a character that is read so wherever it stands; at worst the whole text. */
function tellingPart({ characters, syllables }: Read, at: number, all: readonly Read[]): PinyinTable['others'][number] {
  const syllable = syllables[at] ?? '';
  for (let length = 2; length < characters.length; length += 1) {
    for (let start = Math.max(0, at - length + 1); start <= Math.min(at, characters.length - length); start += 1) {
      const part = characters.slice(start, start + length);
      if (all.every((read) => isReadSo(read, part, at - start, syllable))) return [part.join(''), at - start, syllable];
    }
  }
  return [characters.join(''), at, syllable];
}

function isReadSo({ characters, syllables }: Read, part: readonly string[], offset: number, syllable: string): boolean {
  return characters.every(
    (_, start) =>
      part.some((character, index) => characters[start + index] !== character) ||
      syllables[start + offset] === syllable,
  );
}
