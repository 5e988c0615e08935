import { charactersOf } from './characters';
import { WRITINGS, type Language, type Writing } from './languages';
import type { Draw } from './seeded';
import { WORST_CASE } from './words/worst-case';

/** Both ends belong to it. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface Style {
  readonly language: Language;
  /** Words of a sentence; characters in Chinese. */
  readonly length: Range;
  readonly hasOpening: boolean;
  /** Whether words that break layouts are mixed in. */
  readonly isWorstCase: boolean;
}

export interface Sentence {
  /** Each a word, with the space before and the punctuation after it. Joined they are the sentence. */
  readonly parts: readonly string[];
  /** Grapheme clusters. */
  readonly characters: number;
}

/** Sentences of more words than this, or more characters in Chinese, have commas. */
const COMMAS_ABOVE = 8;

const KINDS = [WORST_CASE.long, WORST_CASE.accents, WORST_CASE.emoji, WORST_CASE.rightToLeft] as const;

/** One of a range. */
export function drawFrom({ least, most }: Range, draw: Draw): number {
  return least + draw(most - least + 1);
}

/** The words of a language one after the other, never one twice in a row. */
function wordSource({ words, ends, short }: Writing, isWorstCase: boolean, draw: Draw) {
  let previous = '';
  let kind = draw(KINDS.length);
  let untilWorst = 1 + draw(2);
  const pick = (list: readonly string[]) => {
    const at = draw(list.length);
    const word = list[at] ?? '';
    previous = word === previous ? (list[(at + 1) % list.length] ?? '') : word;
    return previous;
  };
  return {
    /** A word that was written without this source. The lists are in small letters, but for few words of the worst case. */
    note(word: string): void {
      previous = word.toLowerCase();
    },
    next(isShort: boolean, isLast: boolean): string {
      if (isWorstCase && untilWorst-- <= 0) {
        // Never two in a row: between Chinese or Japanese words there is no space that would part them.
        untilWorst = 1 + draw(4);
        kind = (kind + 1) % KINDS.length;
        return pick(KINDS[kind] ?? words);
      }
      return pick(isShort ? (short ?? words) : isLast ? (ends ?? words) : words);
    },
  };
}

/** Words of the next sentence out of those that are left: the last one is not left with fewer than a sentence has. */
function fitWords(drawn: number, left: number, { least, most }: Range): number {
  if (drawn >= left) return left;
  if (left - drawn >= least) return drawn;
  return left <= most ? left : Math.max(least, left - least);
}

/** Writes sentence after sentence in one style. Each call may say how many words are left to write. */
export function sentenceWriter(style: Style, draw: Draw): (wordsLeft?: number) => Sentence {
  const writing = WRITINGS[style.language];
  const source = wordSource(writing, style.isWorstCase, draw);
  const opening = style.hasOpening ? [...writing.opening] : [];
  const lengths = new Map<string, number>();
  const lengthOf = (word: string) => {
    const known = lengths.get(word);
    if (known !== undefined) return known;
    const length = charactersOf(word).length;
    lengths.set(word, length);
    return length;
  };
  const perWord = writing.short ? 2 : 1;
  const { least, most } = style.length;
  const range = { least: Math.ceil(least / perWord), most: Math.ceil(most / perWord) };

  function plan(wordsLeft: number) {
    const length = drawFrom(style.length, draw);
    const full = Math.ceil(length / perWord);
    const words = fitWords(full, wordsLeft, range);
    const shortAt = words === full && length % perWord === 1 ? draw(words) : -1;
    return { words, shortAt, hasCommas: words === full ? length > COMMAS_ABOVE : words * perWord > COMMAS_ABOVE };
  }

  function makeWords(wordsLeft: number): string[] {
    const { words, shortAt, hasCommas } = plan(wordsLeft);
    const [leastClause, spread] = writing.clause;
    let comma = hasCommas ? leastClause + draw(spread) : Infinity;
    const made: string[] = [];
    for (let at = 0; at < words; at += 1) {
      const word = source.next(at === shortAt, at === words - 1);
      const isClauseEnd = at + 1 === comma && words - comma >= 2;
      if (at + 1 === comma) comma += leastClause + draw(spread);
      made.push(isClauseEnd ? word + writing.comma : word);
    }
    return made;
  }

  function openingWords(sentence: readonly string[], wordsLeft: number): string[] {
    const words = sentence.slice(0, wordsLeft);
    const last = words.pop() ?? '';
    const bare = last.endsWith(writing.comma) ? last.slice(0, -writing.comma.length) : last;
    source.note(bare);
    return [...words, bare];
  }

  return (wordsLeft = Infinity) => {
    const opened = opening.shift();
    const words = opened ? openingWords(opened, wordsLeft) : makeWords(wordsLeft);
    let characters = writing.stop.length + (words.length - 1) * writing.space.length;
    const parts = words.map((word, at) => {
      characters += lengthOf(word);
      // Chinese and Japanese have no capitals, but the words of the worst case may.
      const shown = at === 0 && writing.space ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      return (at === 0 ? '' : writing.space) + shown + (at === words.length - 1 ? writing.stop : '');
    });
    return { parts, characters };
  };
}
