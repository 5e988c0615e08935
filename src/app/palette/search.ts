import Fuse from 'fuse.js';
import type { SearchRecord } from '../catalogue/types';
import { spellingsOf } from './reading';
import { FIT, fitOf, fitOfSpelling } from './search-match';
import { fold, isHan, weightOf, wordsOf } from './search-words';

/** What can be found: the words that it goes by. */
interface Findable {
  readonly record: SearchRecord;
}

/** What a word counts by where it stands. */
const PLACES = { name: 1, keyword: 0.9, description: 0.45, category: 0.35 } as const;
type Place = keyof typeof PLACES;

/** A text of an item: its words as they stand, and what its Chinese words are spelled like. */
interface Text {
  readonly place: Place;
  readonly phrase: string;
  readonly words: readonly string[];
  /** Neighbours written as one, as in `qrcode` for "QR code". */
  readonly joined: readonly string[];
  readonly isSpelling: boolean;
}

interface Searchable<Item extends Findable = Findable> {
  readonly item: Item;
  readonly texts: readonly Text[];
}

/** What is not at least so good as this part of the best one is left out. */
const KEPT = 0.62;
/** Below this nothing was found at all. */
const LEAST = 0.32;
/** How much of its weight a word keeps that no text has. */
const UNKNOWN = 0.4;
/** A word that no text has may be misspelt, from so many letters on. */
const MISSPELT_FROM = 4;
const THRESHOLD = 0.3;

/**
 * Prepares the search over names, keywords, descriptions and categories in all languages and by pinyin. Each word of the query counts, in any
 * order: as it stands before its beginning, before a word of the same family, before a part; a rare word more than a common one; the name more
 * than a keyword. A word that is nowhere is looked for among all words as one with typing mistakes.
 */
export function createSearch<Item extends Findable>(
  items: readonly Item[],
  categoryNames: (item: Item) => readonly string[],
): (query: string) => Item[] {
  const all = items.map((item) => searchable(item, categoryNames(item)));
  const vocabulary = vocabularyOf(all);

  return (typed) => {
    const phrase = fold(typed);
    if (phrase === '') return [...items];
    const terms = termsOf(phrase, all, vocabulary);
    const ranked = all
      .map((one) => ({ item: one.item, score: scoreOf(one, terms, phrase) }))
      .toSorted((a, b) => b.score - a.score);
    const best = ranked[0]?.score ?? 0;
    return best < LEAST ? [] : ranked.filter(({ score }) => score >= KEPT * best).map(({ item }) => item);
  };
}

const isOwn = ({ place, isSpelling }: Text) => !isSpelling && (place === 'name' || place === 'keyword');

/** The words of all names and keywords. */
interface Vocabulary {
  readonly has: (word: string) => boolean;
  readonly hasBeginning: (beginning: string) => boolean;
  /** Whether some Chinese word holds these characters. */
  readonly hasHan: (characters: string) => boolean;
  /** The words that are most like one with typing mistakes. */
  readonly nearest: (word: string) => readonly string[];
}

function vocabularyOf(all: readonly Searchable[]): Vocabulary {
  const words = new Set(all.flatMap(({ texts }) => texts.filter(isOwn).flatMap((text) => text.words)));
  const list = [...words];
  const han = list.filter(isHan);
  let fuse: Fuse<string> | undefined;
  return {
    has: (word) => words.has(word),
    hasBeginning: (beginning) => list.some((word) => word.startsWith(beginning)),
    hasHan: (characters) => han.some((word) => word.includes(characters)),
    nearest: (word) => {
      // Most searches have no mistakes, and need no index for them.
      fuse ??= new Fuse(
        list.filter((one) => one.length > 2),
        { threshold: THRESHOLD, includeScore: true },
      );
      const found = fuse.search(word);
      const best = found[0]?.score ?? 1;
      return found.filter(({ score = 1 }) => score <= best + 0.02).map(({ item }) => item);
    },
  };
}

function searchable<Item extends Findable>(item: Item, category: readonly string[]): Searchable<Item> {
  const { names, descriptions, keywords } = item.record;
  const texts = (place: Place, list: readonly string[]) => list.map((text) => textOf(place, text));
  return {
    item,
    texts: [
      ...texts('name', names),
      ...texts('keyword', keywords),
      ...texts('description', descriptions),
      ...texts('category', category),
      ...spellings('name', names),
      ...spellings('keyword', keywords),
    ],
  };
}

function textOf(place: Place, text: string): Text {
  const phrase = fold(text);
  const words = wordsOf(phrase);
  const joined = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  return { place, phrase, words, joined, isSpelling: false };
}

function spellings(place: Place, texts: readonly string[]): Text[] {
  return texts.flatMap(spellingsOf).map((text) => ({ ...textOf(place, text), isSpelling: true }));
}

/** A word of the query, how much it counts, and how well each item fits it. */
interface Term {
  readonly word: string;
  readonly weight: number;
  readonly fits: ReadonlyMap<Searchable, number>;
}

function termsOf(phrase: string, all: readonly Searchable[], vocabulary: Vocabulary): Term[] {
  const words = joinKnown(wordsOf(phrase), vocabulary).flatMap((word) =>
    isHan(word) ? cutHan(word, vocabulary) : partsOf(word, vocabulary),
  );
  const meant = words.filter((word) => weightOf(word) > 0);
  return (meant.length > 0 ? meant : words).map((word) => {
    const found = fitsOf(word, all);
    const fits = found.size > 0 ? found : misspeltFits(word, all, vocabulary);
    const rarity = Math.log(1 + all.length / Math.max(1, countGood(fits)));
    // A word that is nowhere decides nothing, but little is left where most words are such.
    return { word, fits, weight: (weightOf(word) || 1) * rarity * (fits.size === 0 ? unknown(word) : 1) };
  });
}

/** Figures are mostly what a tool is to be used with. */
const unknown = (word: string) => (/^\d+$/.test(word) ? UNKNOWN / 4 : UNKNOWN);

const countGood = (fits: ReadonlyMap<Searchable, number>) =>
  [...fits.values()].filter((fit) => fit > FIT.inside * PLACES.name).length;

/** The known words that a word is written together of, as in `urlencode`; only itself where it is no such word. */
function partsOf(word: string, vocabulary: Vocabulary): string[] {
  if (vocabulary.has(word) || isHan(word) || word.length < 5) return [word];
  // `yaml2json`
  const converted = /^(\p{L}+)2(\p{L}+)$/u.exec(word)?.slice(1);
  if (converted) return converted;
  for (let end = word.length - 2; end > 1; end -= 1) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    if (!vocabulary.has(first) || weightOf(first) === 0) continue;
    if (vocabulary.has(rest) || (rest.length > 2 && vocabulary.hasBeginning(rest))) return [first, rest];
    const more = rest.length > 4 ? partsOf(rest, vocabulary) : [rest];
    if (more.length > 1) return [first, ...more];
  }
  return [word];
}

/** Two words that are known as one: `time stamp`, `base 64`. */
function joinKnown(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    const both = next === undefined ? '' : word + next;
    if (both !== '' && vocabulary.has(both) && !isHan(word)) {
      joined.push(both);
      index += 1;
    } else joined.push(word);
  }
  return joined;
}

/** The "to" of Chinese conversions, which is no part of what is converted: `文字转二进制`. */
const INTO = /转(?:换?成|为)?(?![换义码置])/;

/** Cuts Chinese into the longest pieces that some text has; characters that none has stand alone. */
function cutHan(run: string, vocabulary: Vocabulary): string[] {
  const sides = run.split(INTO).filter((side) => side !== '');
  if (sides.length > 1) return sides.flatMap((side) => cutHan(side, vocabulary));
  const pieces: string[] = [];
  for (let start = 0; start < run.length;) {
    let end = run.length;
    while (end > start + 1 && !vocabulary.hasHan(run.slice(start, end))) end -= 1;
    pieces.push(run.slice(start, end));
    start = end;
  }
  // A single character beside longer pieces is mostly grammar.
  return pieces.length > 1 ? pieces.filter((piece) => piece.length > 1) : pieces;
}

function fitsOf(word: string, all: readonly Searchable[]): Map<Searchable, number> {
  const fits = new Map<Searchable, number>();
  for (const one of all) {
    const fit = Math.max(0, ...one.texts.map((text) => PLACES[text.place] * fitOfText(word, text)));
    if (fit > 0) fits.set(one, fit);
  }
  return fits;
}

function fitOfText(word: string, { words, joined, isSpelling, place }: Text): number {
  if (isSpelling) return Math.max(0, ...words.map((own) => fitOfSpelling(word, own)));
  const fit = Math.max(0, ...words.map((own) => fitOf(word, own)));
  const asOne = joined.includes(word) ? FIT.exact * 0.97 : 0;
  // In the middle of the many words of a description everything can be found.
  const isChance = fit === FIT.inside && !isHan(word) && place !== 'name' && place !== 'keyword';
  return Math.max(isChance ? 0 : fit, asOne);
}

function misspeltFits(word: string, all: readonly Searchable[], vocabulary: Vocabulary): Map<Searchable, number> {
  if (word.length < MISSPELT_FROM || isHan(word)) return new Map();
  const fits = new Map<Searchable, number>();
  for (const right of vocabulary.nearest(word)) {
    for (const [one, fit] of fitsOf(right, all)) fits.set(one, Math.max(fits.get(one) ?? 0, fit * FIT.misspelt));
  }
  return fits;
}

/** The mean of how well the words fit, by their weight, with something more for the words together. */
function scoreOf(one: Searchable, terms: readonly Term[], phrase: string): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return phraseBonus(one, phrase);
  const sum = terms.reduce((sofar, { weight, fits }) => sofar + weight * (fits.get(one) ?? 0), 0);
  return sum / total + phraseBonus(one, phrase) + orderBonus(one, terms) + wholeBonus(one, terms);
}

/** For what is called just so, or begins with it, or has it among its words. */
function phraseBonus({ texts }: Searchable, phrase: string): number {
  const bonus = texts.map(({ place, phrase: own, isSpelling }) => {
    const isName = place === 'name';
    if (isSpelling || !(isName || place === 'keyword')) return 0;
    if (own === phrase) return isName ? 0.5 : 0.3;
    if (!isName || phrase.length < 3) return 0;
    return own.startsWith(phrase) ? 0.2 : own.includes(phrase) ? 0.1 : 0;
  });
  return Math.max(0, ...bonus);
}

/** The words of the query in the order of a name: `yaml json` means the other one than `json yaml`. */
function orderBonus({ texts }: Searchable, terms: readonly Term[]): number {
  const orders = texts
    .filter(({ place }) => place === 'name')
    .map(({ words }) => terms.map(({ word }) => words.indexOf(word)).filter((place) => place >= 0))
    .filter((places) => places.length > 1)
    .map((places) => (places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0)) ? 0.1 : 0));
  return Math.max(0, ...orders);
}

/** For a name that the query has nearly all of: what else stands in a longer name was not asked for. */
function wholeBonus({ texts }: Searchable, terms: readonly Term[]): number {
  const shares = texts
    .filter(({ place }) => place === 'name')
    .map(({ words }) => {
      const telling = words.filter((word) => weightOf(word) === 1);
      const asked = telling.filter((word) => terms.some((term) => fitOf(term.word, word) >= FIT.related));
      return asked.length / Math.max(1, telling.length);
    });
  return 0.15 * Math.max(0, ...shares);
}
