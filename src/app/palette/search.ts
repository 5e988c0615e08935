import Fuse from 'fuse.js';
import { SearchIndex, type Findable, type Searchable } from './search-index';
import { FAMILY_LETTERS, FIT, fitOf, fitOfSpelling } from './search-match';
import { fold, isHan, weightOf, wordsOf } from './search-words';
import type { WordTable } from './word-table';

/** What is not at least so good as this part of the best one is left out. */
const KEPT = 0.62;
/** Below this nothing was found at all. */
const LEAST = 0.32;
/** How much of its weight a word keeps that no text has. */
const UNKNOWN = 0.4;
/** A word that no text has may be misspelt, from so many letters on. */
const MISSPELT_FROM = 4;
const THRESHOLD = 0.3;
/** The longest word that Fuse compares in one piece. */
const WHOLE_FOR_FUSE = 32;
/** Words of earlier queries whose items are kept: with each letter that is typed, only the last word is another. */
const KEPT_WORDS = 50;

/**
 * Prepares the search over names, keywords, descriptions and categories in all languages and by pinyin. Each word of the query counts, in any
 * order: as it stands before its beginning, before a word of the same family, before a part; a rare word more than a common one; the name more
 * than a keyword. A word that is nowhere is looked for among all words as one with typing mistakes.
 */
export function createSearch<Item extends Findable>(
  items: readonly Item[],
  categoryNames: (item: Item) => readonly string[],
): (query: string) => Item[] {
  const index = new SearchIndex<Item>();
  for (const item of items) index.add(item, categoryNames(item));
  return searchThrough(index);
}

/** The search over the items of an index. */
export function searchThrough<Item extends Findable>(index: SearchIndex<Item>): (query: string) => Item[] {
  const { all } = index;
  const fitsOf = remembered((word) => fitsIn(index, word));

  return (typed) => {
    const phrase = fold(typed);
    if (phrase === '') return all.map(({ item }) => item);
    const terms = termsOf(phrase, index, fitsOf);
    const ranked = all
      .map((one) => ({ item: one.item, score: scoreOf(one, terms, phrase) }))
      .toSorted((a, b) => b.score - a.score);
    const best = ranked[0]?.score ?? 0;
    return best < LEAST ? [] : ranked.filter(({ score }) => score >= KEPT * best).map(({ item }) => item);
  };
}

/** How well each item fits a word. */
type Fits = ReadonlyMap<Searchable, number>;

function remembered(find: (word: string) => Fits): (word: string) => Fits {
  const known = new Map<string, Fits>();
  return (word) => {
    const fits = known.get(word) ?? find(word);
    if (known.size === KEPT_WORDS) known.clear();
    known.set(word, fits);
    return fits;
  };
}

/** The words that are most like one with typing mistakes. */
function nearest(word: string, own: WordTable<never>): string[] {
  const like = possiblyMisspelt(word, own).filter((one) => one.length > 2);
  const found = new Fuse(like, { threshold: THRESHOLD, includeScore: true }).search(word);
  const best = found[0]?.score ?? 1;
  return found.filter(({ score = 1 }) => score <= best + 0.02).map(({ item }) => item);
}

/**
 * All words that can be like one. Where a word may have three mistakes and is cut into four pieces, one piece has none: what holds no piece
 * is too far away.
 */
function possiblyMisspelt(word: string, own: WordTable<never>): string[] {
  if (word.length > WHOLE_FOR_FUSE) return own.list();
  const pieces = Math.floor(THRESHOLD * word.length) + 1;
  const cut = (piece: number) => Math.floor((piece * word.length) / pieces);
  return [
    ...new Set(
      Array.from({ length: pieces }, (_, piece) => word.slice(cut(piece), cut(piece + 1))).flatMap((piece) =>
        own.holding(piece),
      ),
    ),
  ];
}

/** A word of the query, how much it counts, and how well each item fits it. */
interface Term {
  readonly word: string;
  readonly weight: number;
  readonly fits: Fits;
}

function termsOf(phrase: string, { all, own }: SearchIndex<Findable>, fitsOf: (word: string) => Fits): Term[] {
  const words = joinKnown(wordsOf(phrase), own).flatMap((word) =>
    isHan(word) ? cutHan(word, own) : partsOf(word, own),
  );
  const meant = words.filter((word) => weightOf(word) > 0);
  return (meant.length > 0 ? meant : words).map((word) => {
    const found = fitsOf(word);
    const fits = found.size > 0 ? found : misspeltFits(word, own, fitsOf);
    const rarity = Math.log(1 + all.length / Math.max(1, countGood(fits)));
    // A word that is nowhere decides nothing, but little is left where most words are such.
    return { word, fits, weight: (weightOf(word) || 1) * rarity * (fits.size === 0 ? unknown(word) : 1) };
  });
}

/** Figures are mostly what a tool is to be used with. */
const unknown = (word: string) => (/^\d+$/.test(word) ? UNKNOWN / 4 : UNKNOWN);

const countGood = (fits: Fits) => [...fits.values()].filter((fit) => fit > FIT.inside).length;

/** The known words that a word is written together of, as in `urlencode`; only itself where it is no such word. */
function partsOf(word: string, own: WordTable<never>): string[] {
  if (own.has(word) || isHan(word) || word.length < 5) return [word];
  // `yaml2json`
  const converted = /^(\p{L}+)2(\p{L}+)$/u.exec(word)?.slice(1);
  if (converted) return converted;
  for (let end = word.length - 2; end > 1; end -= 1) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    if (!own.has(first) || weightOf(first) === 0) continue;
    if (own.has(rest) || (rest.length > 2 && own.hasBeginning(rest))) return [first, rest];
    const more = rest.length > 4 ? partsOf(rest, own) : [rest];
    if (more.length > 1) return [first, ...more];
  }
  return [word];
}

/** Two words that are known as one: `time stamp`, `base 64`. */
function joinKnown(words: readonly string[], own: WordTable<never>): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    const both = next === undefined ? '' : word + next;
    if (both !== '' && own.has(both) && !isHan(word)) {
      joined.push(both);
      index += 1;
    } else joined.push(word);
  }
  return joined;
}

/** The "to" of Chinese conversions, which is no part of what is converted: `文字转二进制`. */
const INTO = /转(?:换?成|为)?(?![换义码置])/;

/** Cuts Chinese into the longest pieces that some text has; characters that none has stand alone. */
function cutHan(run: string, own: WordTable<never>): string[] {
  const sides = run.split(INTO).filter((side) => side !== '');
  if (sides.length > 1) return sides.flatMap((side) => cutHan(side, own));
  const pieces: string[] = [];
  for (let start = 0; start < run.length;) {
    let end = run.length;
    while (end > start + 1 && !own.holds(run.slice(start, end))) end -= 1;
    pieces.push(run.slice(start, end));
    start = end;
  }
  // A single character beside longer pieces is mostly grammar.
  return pieces.length > 1 ? pieces.filter((piece) => piece.length > 1) : pieces;
}

/** Where a word is found, as a whole, with more behind it, or within another, and how well the items that have it fit. */
function fitsIn({ words, joined, spelled }: SearchIndex<Findable>, word: string): Fits {
  const fits = new Map<Searchable, number>();
  const raise = (one: Searchable, fit: number) => {
    if (fit > (fits.get(one) ?? 0)) fits.set(one, fit);
  };
  for (const own of alike(word, words)) {
    const fit = fitOf(word, own);
    // In the middle of the many words of a description everything can be found.
    const isChance = fit === FIT.inside && !isHan(word);
    for (const { one, counts, isOwn } of words.at(own)) if (isOwn || !isChance) raise(one, counts * fit);
  }
  for (const { one, counts } of joined.at(word)) raise(one, counts * (FIT.exact * 0.97));
  for (const own of spelled.beginning(word)) {
    const fit = fitOfSpelling(word, own);
    for (const { one, counts } of spelled.at(own)) raise(one, counts * fit);
  }
  return fits;
}

/** The words that can fit one: those that hold it, and those of its family, which begin alike. */
function alike(word: string, words: WordTable<unknown>): Iterable<string> {
  const family = words.beginning(word.slice(0, FAMILY_LETTERS));
  return isHan(word) || word.length > 2 ? new Set([...family, ...words.holding(word)]) : family;
}

function misspeltFits(word: string, own: WordTable<never>, fitsOf: (word: string) => Fits): Fits {
  if (word.length < MISSPELT_FROM || isHan(word)) return new Map();
  const fits = new Map<Searchable, number>();
  for (const right of nearest(word, own)) {
    for (const [one, fit] of fitsOf(right)) fits.set(one, Math.max(fits.get(one) ?? 0, fit * FIT.misspelt));
  }
  return fits;
}

/** The mean of how well the words fit, by their weight, with something more for the words together. */
function scoreOf(one: Searchable, terms: readonly Term[], phrase: string): number {
  const bonus = phraseBonus(one, phrase);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return bonus;
  const sum = terms.reduce((sofar, { weight, fits }) => sofar + weight * (fits.get(one) ?? 0), 0);
  // What fits no word is not worth more questions: all that the others could add is less than the least.
  if (sum === 0 && bonus === 0) return 0;
  return sum / total + bonus + orderBonus(one, terms) + wholeBonus(one, terms);
}

/** For what is called just so, or begins with it, or has it among its words. */
function phraseBonus({ phrases, keywords }: Searchable, phrase: string): number {
  const whole = keywords.has(phrase) ? 0.3 : 0;
  return phrases.reduce((most, own) => Math.max(most, nameBonus(own, phrase)), whole);
}

function nameBonus(name: string, phrase: string): number {
  if (name === phrase) return 0.5;
  if (phrase.length < 3 || !name.includes(phrase)) return 0;
  return name.startsWith(phrase) ? 0.2 : 0.1;
}

/** The words of the query in the order of a name: `yaml json` means the other one than `json yaml`. */
function orderBonus({ names }: Searchable, terms: readonly Term[]): number {
  const orders = names
    .map(({ words }) => terms.map(({ word }) => words.indexOf(word)).filter((place) => place >= 0))
    .filter((places) => places.length > 1)
    .map((places) => (places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0)) ? 0.1 : 0));
  return Math.max(0, ...orders);
}

/** For a name that the query has nearly all of: what else stands in a longer name was not asked for. */
function wholeBonus({ names }: Searchable, terms: readonly Term[]): number {
  const shares = names.map(({ telling }) => {
    const asked = telling.filter((word) => terms.some((term) => fitOf(term.word, word) >= FIT.related));
    return asked.length / Math.max(1, telling.length);
  });
  return 0.15 * Math.max(0, ...shares);
}
