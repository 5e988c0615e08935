import { nearestWords, type Nearest } from './misspelt';
import { SearchIndex, type Findable, type Searchable } from './search-index';
import { FAMILY_LETTERS, FIT, fitOf, fitOfSpelling } from './search-match';
import { charactersLost, fold, isHan, weightOf, wordsOf } from './search-words';
import type { WordTable } from './word-table';

/** What is not at least so good as this part of the best one is left out. */
const KEPT = 0.62;
/** Below this nothing was found at all. */
const LEAST = 0.32;
/** One exact word in a long run is still something: `隐藏密钥中间部分`. */
const LEAST_KNOWN = 0.6;
/** How much of its weight a word keeps that no text has. */
const UNKNOWN = 0.4;
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
): (query: string) => Found<Item> {
  const index = new SearchIndex<Item>();
  for (const item of items) index.add(item, categoryNames(item));
  return searchThrough(index);
}

/** What was found for a query. */
export interface Found<Item> {
  readonly items: readonly Item[];
  /** The query as it was taken, where it was not taken as it was typed. */
  readonly meant?: string | undefined;
}

/** The search over the items of an index. */
export function searchThrough<Item extends Findable>(index: SearchIndex<Item>): (query: string) => Found<Item> {
  const { all } = index;
  const looking: Looking = {
    index,
    fitsOf: remembered((word) => fitsIn(index, word)),
    nearestTo: remembered((word) => nearestWords(word, index.known)),
  };

  return (typed) => {
    const folded = fold(typed);
    if (folded === '') return { items: all.map(({ item }) => item) };
    const { phrase, terms, known } = asked(folded, looking);
    const ranked = all
      .map((one) => ({ item: one.item, score: scoreOf(one, terms, phrase) }))
      .toSorted((a, b) => b.score - a.score);
    const best = ranked[0]?.score ?? 0;
    if (known * best < LEAST) return { items: [] };
    const items = ranked.filter(({ score }) => score >= KEPT * best).map(({ item }) => item);
    return { items, meant: phrase === folded ? undefined : phrase };
  };
}

/** How well each item fits a word. */
type Fits = ReadonlyMap<Searchable, number>;
type FitsOf = (word: string) => Fits;

/** Where words are looked for: all that is called by them, and what is most like them. */
interface Looking {
  readonly index: SearchIndex<Findable>;
  readonly fitsOf: FitsOf;
  readonly nearestTo: (word: string) => Nearest;
}

function remembered<Value>(find: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const found = known.get(word) ?? find(word);
    if (known.size === KEPT_WORDS) known.clear();
    known.set(word, found);
    return found;
  };
}

/** A word of the query, how much it counts, and how well each item fits it. */
interface Term {
  readonly word: string;
  readonly weight: number;
  readonly fits: Fits;
}

/** What a query asks for, as it is spelled right. */
interface Asked {
  readonly phrase: string;
  readonly terms: readonly Term[];
  /** How much of it is known, from 0 to 1. */
  readonly known: number;
}

function asked(phrase: string, looking: Looking): Asked {
  const { all, own } = looking.index;
  const written = joinKnown(wordsOf(phrase), own);
  const words = written.flatMap((word) => (isHan(word) ? cutHan(word, own) : piecesOf(word, looking)));
  const meant = words.filter((word) => weightOf(word) > 0);
  let right = phrase;
  const terms = (meant.length > 0 ? meant : words).map((typed) => {
    const { word, fits } = rightSpelling(typed, looking);
    right = right.replace(typed, word);
    const rarity = Math.log(1 + all.length / Math.max(1, countGood(fits)));
    // A word that is nowhere decides nothing, but little is left where most words are such.
    return { word, fits, weight: (weightOf(word) || 1) * rarity * (fits.size === 0 ? unknown(typed) : 1) };
  });
  return { phrase: right, terms, known: knownPart(written, words) };
}

/** How much of a query is known that is one word to us: `身份` is not `身份证`. */
function knownPart(written: readonly string[], pieces: readonly string[]): number {
  const [run = ''] = written;
  const isOne = written.length === 1 && pieces.length === 1 && isHan(run);
  return isOne ? Math.max(LEAST_KNOWN, 1 - charactersLost(run, pieces) / run.length) : 1;
}

/** A word as it stands, or as what it was probably meant to be where it is no word and begins none. */
function rightSpelling(typed: string, { index, fitsOf, nearestTo }: Looking): Pick<Term, 'word' | 'fits'> {
  const found = fitsOf(typed);
  if (isHan(typed) || index.begins(typed)) return { word: typed, fits: found };
  const { meant, fit } = nearestTo(typed);
  const fits = new Map(found);
  for (const word of meant) {
    for (const [one, its] of fitsOf(word)) fits.set(one, Math.max(fits.get(one) ?? 0, its * fit));
  }
  // The word that more tools have is more likely meant.
  const [best] = meant.toSorted((one, other) => index.words.at(other).length - index.words.at(one).length);
  const isBetter = [...found.values()].every((one) => one <= fit);
  return { word: best !== undefined && isBetter ? best : typed, fits };
}

/** Figures are mostly what a tool is to be used with. */
const unknown = (word: string) => (/^\d+$/.test(word) ? UNKNOWN / 4 : UNKNOWN);

const countGood = (fits: Fits) => [...fits.values()].filter((fit) => fit > FIT.inside).length;

/** A word that is known, begins one or is nearly one; else the known words that it is written together of. */
function piecesOf(word: string, { index, fitsOf, nearestTo }: Looking): string[] {
  if (word.length < 5 || index.begins(word)) return [word];
  const { meant, fit } = nearestTo(word);
  if (meant.length > 0 && fit === FIT.misspelt) return [word];
  const parts = partsOf(word, index.own, fitsOf);
  if (parts.length > 1 || meant.length > 0) return parts;
  // `regex101`
  const letters = /^(\p{L}+)\d+$/u.exec(word)?.[1];
  return letters !== undefined && index.own.has(letters) ? [letters] : [word];
}

/** The known words that a word is written together of, as in `urlencode`, where something has both; only itself where it is no such word. */
function partsOf(word: string, own: WordTable<never>, fitsOf: FitsOf): string[] {
  if (own.has(word) || isHan(word) || word.length < 5) return [word];
  // `yaml2json`
  const converted = /^(\p{L}+)2(\p{L}+)$/u.exec(word)?.slice(1);
  if (converted) return converted;
  for (let end = word.length - 2; end > 1; end -= 1) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    if (!own.has(first) || weightOf(first) === 0) continue;
    const isKnown = own.has(rest) || (rest.length > 2 && own.hasBeginning(rest));
    if (isKnown && haveBoth(first, rest, fitsOf)) return [first, rest];
    const more = rest.length > 4 ? partsOf(rest, own, fitsOf) : [rest];
    if (more.length > 1) return [first, ...more];
  }
  return [word];
}

/** Whether something is called by both words. */
function haveBoth(first: string, second: string, fitsOf: FitsOf): boolean {
  const fits = fitsOf(second);
  return [...fitsOf(first)].some(([one, fit]) => fit > FIT.inside && (fits.get(one) ?? 0) > FIT.inside);
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
    const isChance = fit <= FIT.inside && !isHan(word);
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

/** The mean of how well the words fit, by their weight, with something more for the words together. */
function scoreOf(one: Searchable, terms: readonly Term[], phrase: string): number {
  const bonus = phraseBonus(one, phrase);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return bonus;
  const sum = terms.reduce((sofar, { weight, fits }) => sofar + weight * (fits.get(one) ?? 0), 0);
  // What fits no word is not worth more questions: all that the others could add is less than the least.
  if (sum === 0 && bonus === 0) return 0;
  return sum / total + bonus + orderBonus(one, terms) + wholeBonus(one, [...new Set(terms.map(({ word }) => word))]);
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

/** For a name that the query has nearly all of: what else stands in a longer name was not asked for. Of two such names the one that is just so. */
function wholeBonus({ names }: Searchable, asked: readonly string[]): number {
  const fitsOf = (words: readonly string[]) =>
    words.map((word) => asked.reduce((best, one) => Math.max(best, fitOf(one, word)), 0));
  const bonuses = names.map(({ telling, words }) => {
    const known = fitsOf(telling).filter((fit) => fit >= FIT.related);
    const exact = fitsOf(words).filter((fit) => fit === FIT.exact);
    return 0.15 * (known.length / Math.max(1, telling.length)) + 0.01 * (exact.length / Math.max(1, words.length));
  });
  return Math.max(0, ...bonuses);
}
