import { utf8Length } from '../../lib/utf8-length';
import { charactersOf } from './characters';
import { WRITINGS } from './languages';
import type { Draw } from './seeded';
import { drawFrom, sentenceWriter, type Range, type Sentence, type Style } from './sentences';

export const UNITS = ['paragraphs', 'sentences', 'words', 'characters', 'bytes', 'list-items'] as const;
export type Unit = (typeof UNITS)[number];

/** The most that may be asked for of each unit. */
export const MOST: Readonly<Record<Unit, number>> = {
  paragraphs: 1000,
  sentences: 10_000,
  words: 100_000,
  characters: 1_000_000,
  bytes: 1_000_000,
  'list-items': 1000,
};

export interface Wanted extends Style {
  readonly unit: Unit;
  /** Whole, from 1 to the most of its unit. */
  readonly amount: number;
  /** Sentences of a paragraph; without a say for characters, bytes and list items. */
  readonly sentences: Range;
}

export interface Filler {
  /** Paragraphs, or the items of a list. None has a line break. */
  readonly blocks: readonly string[];
  readonly isList: boolean;
  /** Of the plain text, with its line breaks. */
  readonly words: number;
  readonly characters: number;
  readonly bytes: number;
}

/** Told how much is done, in the unit that was asked for. */
export type OnProgress = (done: number) => void;

/** Paragraphs are parted by a blank line, the items of a list by a line break. */
export function plainText({ blocks, isList }: Pick<Filler, 'blocks' | 'isList'>): string {
  return blocks.join(isList ? '\n' : '\n\n');
}

/** Makes as much text as is wanted. The same draws give the same text. */
export function makeFiller(wanted: Wanted, draw: Draw, onProgress: OnProgress = () => {}): Filler {
  const { unit } = wanted;
  if (unit === 'characters' || unit === 'bytes') return makeExact(wanted, unit, draw, onProgress);
  const write = sentenceWriter(wanted, draw);
  const space = WRITINGS[wanted.language].space;
  const isList = unit === 'list-items';
  const blocks: string[] = [];
  let words = 0;
  let characters = 0;
  for (let left = wanted.amount; left > 0;) {
    let sentences = isList ? 1 : drawFrom(wanted.sentences, draw);
    if (unit === 'sentences') sentences = Math.min(sentences, left);
    const made: string[] = [];
    while (made.length < sentences && left > 0) {
      const sentence = write(unit === 'words' ? left : undefined);
      made.push(sentence.parts.join(''));
      words += sentence.parts.length;
      characters += sentence.characters + (made.length > 1 ? space.length : 0);
      if (unit === 'words') left -= sentence.parts.length;
      else if (unit === 'sentences') left -= 1;
    }
    if (unit === 'paragraphs' || isList) left -= 1;
    blocks.push(made.join(space));
    onProgress(wanted.amount - left);
  }
  const breaks = (blocks.length - 1) * (isList ? 1 : 2);
  return {
    blocks,
    isList,
    words,
    characters: characters + breaks,
    bytes: blocks.reduce((sum, block) => sum + utf8Length(block), breaks),
  };
}

/** One paragraph, cut to exactly so many characters or bytes. */
function makeExact(wanted: Wanted, unit: 'characters' | 'bytes', draw: Draw, onProgress: OnProgress): Filler {
  const write = sentenceWriter(wanted, draw);
  const { space } = WRITINGS[wanted.language];
  const pieces: string[] = [];
  let [words, characters, bytes] = [0, 0, 0];
  for (let done = 0; done < wanted.amount; done = unit === 'characters' ? characters : bytes) {
    let sentence = write();
    if (pieces.length > 0 && space) sentence = spacedOut(sentence, space);
    let text = sentence.parts.join('');
    let length = utf8Length(text);
    const left = wanted.amount - done;
    if ((unit === 'characters' ? sentence.characters : length) > left) {
      const cut = cutToFit(sentence, left, unit);
      ({ text } = cut);
      length = utf8Length(text);
      words += cut.words;
      characters += cut.characters;
    } else {
      words += sentence.parts.length;
      characters += sentence.characters;
    }
    bytes += length;
    pieces.push(text);
    onProgress(done);
  }
  return { blocks: [pieces.join('')], isList: false, words, characters, bytes };
}

function spacedOut({ parts: [first = '', ...rest], characters }: Sentence, space: string): Sentence {
  return { parts: [space + first, ...rest], characters: characters + space.length };
}

/** The beginning of a sentence, `size` characters or bytes long; full stops fill what a whole character would overrun. */
function cutToFit({ parts }: Sentence, size: number, unit: 'characters' | 'bytes') {
  const sizeOf = (text: string) => (unit === 'characters' ? 1 : utf8Length(text));
  const kept: string[] = [];
  let [used, words, isFull] = [0, 0, false];
  for (const part of parts) {
    if (isFull) break;
    let isBegun = false;
    for (const character of charactersOf(part)) {
      isFull = used + sizeOf(character) > size;
      if (isFull) break;
      kept.push(character);
      used += sizeOf(character);
      isBegun ||= character !== ' ';
    }
    if (isBegun) words += 1;
  }
  // Many a form trims what it gets, and the size would be off by one.
  if (kept.at(-1) === ' ') kept[kept.length - 1] = '.';
  for (; used < size; used += 1) kept.push('.');
  return { text: kept.join(''), words, characters: kept.length };
}
