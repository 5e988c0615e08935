import type { Emoji, EmojiSet } from './emoji-set';
import { aliasesOf, isCommon, rarity } from './common';
import type { PackedNames } from './packed';

/** Names and keywords of one language, in the order of the emojis. */
export interface EmojiNames {
  readonly names: readonly string[];
  readonly keywords: readonly (readonly string[])[];
  /** The same, made fit for searching; made once. */
  readonly index: () => readonly IndexEntry[];
}

interface IndexEntry {
  /** The words of the name, each between blanks. */
  readonly name: string;
  /** The words of the keywords, each between blanks, and bars around each keyword. */
  readonly keywords: string;
  /** Both as they stand but for case and accents. */
  readonly all: string;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" };

/** Lower case, without accents, in compatibility form: `Fusée` is `fusee`, and `cœur` is `coeur`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæß’]/g, (letter) => LIGATURES[letter] ?? letter);
}

/** Words apart by blanks, without punctuation; bars and line feeds stay. */
function onlyWords(folded: string): string {
  return folded.replaceAll(/[^\p{L}\p{N}|\n]+/gu, ' ');
}

/** The names of a language from the form in which the build ships them. */
export function unpackNames({ names, keywords }: PackedNames): EmojiNames {
  let index: readonly IndexEntry[] | undefined;
  const makeIndex = () => {
    // All at once: folding thousands of short texts one by one takes several times as long.
    const foldedNames = fold(names);
    const foldedKeywords = fold(keywords);
    const nameWords = onlyWords(foldedNames).split('\n');
    const keywordWords = onlyWords(foldedKeywords).split('\n');
    const allKeywords = foldedKeywords.split('\n');
    return foldedNames.split('\n').map((name, at) => ({
      name: ` ${nameWords[at]?.trim()} `,
      keywords: `| ${keywordWords[at]?.replaceAll('|', ' | ')} |`.replaceAll(/ {2,}/g, ' '),
      all: `${name}|${allKeywords[at]}`,
    }));
  };
  return {
    names: names.split('\n'),
    keywords: keywords.split('\n').map((line) => (line === '' ? [] : line.split('|'))),
    index: () => (index ??= makeIndex()),
  };
}

/** How well a word answers, the best first. */
const RANKS = [
  'name',
  'shortcode',
  'common-keyword',
  'name-word',
  'keyword',
  'name-prefix',
  'keyword-prefix',
  'part',
] as const;
const rank = (name: (typeof RANKS)[number]) => RANKS.indexOf(name);

/** No name is half as long, so whatever is longer finds nothing. */
const LONGEST = 300;

/** A query taken apart. */
interface Query {
  /** Folded, as it stands. */
  readonly whole: string;
  /** Its words without punctuation; the whole where it is nothing else. */
  readonly words: readonly string[];
}

function readQuery(query: string): Query {
  const whole = fold(query).trim().replaceAll(/\s+/g, ' ');
  const words = onlyWords(whole.replaceAll('|', ' '))
    .split(' ')
    .filter((word) => word !== '');
  return { whole, words: words.length > 0 ? words : [whole] };
}

/** The rank of one word; undefined when neither name nor keywords hold it. */
function rankOfWord({ name, keywords, all }: IndexEntry, word: string): number | undefined {
  if (!all.includes(word)) return undefined;
  if (name.includes(` ${word} `)) return rank('name-word');
  if (keywords.includes(`| ${word} |`)) return rank('keyword');
  if (name.includes(` ${word}`)) return rank('name-prefix');
  return keywords.includes(` ${word}`) ? rank('keyword-prefix') : rank('part');
}

/** The rank of a query in one language: that of its worst word. */
function rankIn(entry: IndexEntry, { words, whole }: Query): number | undefined {
  if (entry.name === ` ${words.join(' ')} `) return rank('name');
  if (words.length > 1 && entry.keywords.includes(`| ${words.join(' ')} |`)) return rank('keyword');
  let worst = 0;
  for (const word of words) {
    const its = rankOfWord(entry, word);
    if (its === undefined) return entry.all.includes(whole) ? rank('part') : undefined;
    worst = Math.max(worst, its);
  }
  return worst;
}

/** A keyword alone names a common emoji before rarer ones that have it in a longer name: `love` is the heart. */
function rankOfCommon({ keywords }: IndexEntry, { words }: Query): number | undefined {
  return keywords.includes(`| ${words.join(' ')} |`) ? rank('common-keyword') : undefined;
}

/** The rank of a query as a shortcode, whole or in part; shortcodes have underscores for blanks. */
function rankOfShortcode({ shortcodes }: Emoji, { whole }: Query): number | undefined {
  if (shortcodes.includes(whole)) return rank('shortcode');
  return whole.length > 1 && shortcodes.some((shortcode) => shortcode.includes(whole)) ? rank('part') : undefined;
}

/** Emojis sorted by their rank; among equals the common ones first, and then in Unicode's order. */
function sorted(emojis: readonly Emoji[], rankOf: (emoji: Emoji) => number | undefined): Emoji[] {
  return emojis
    .flatMap((emoji) => {
      const its = rankOf(emoji);
      return its === undefined ? [] : [{ emoji, its }];
    })
    .toSorted((one, other) => one.its - other.its || rarity(one.emoji.text) - rarity(other.emoji.text))
    .map(({ emoji }) => emoji);
}

function lowest(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}

/** What a query stands for comes before all that it could name. */
function rankOfAlias(text: string, aliases: readonly string[]): number | undefined {
  const place = aliases.indexOf(text);
  return place < 0 ? undefined : place - aliases.length;
}

/** `:rocket:`, or its beginning while it is being typed: only shortcodes are asked for, and faces such as `:D`. */
function searchShortcodes(emojis: readonly Emoji[], shortcode: string, aliases: readonly string[]): Emoji[] {
  return sorted(emojis, ({ text, shortcodes }) => {
    const alias = rankOfAlias(text, aliases);
    if (alias !== undefined) return alias;
    if (shortcodes.includes(shortcode)) return 0;
    if (shortcodes.some((one) => one.startsWith(shortcode))) return 1;
    return shortcodes.some((one) => one.includes(shortcode)) ? 2 : undefined;
  });
}

/**
 * The emojis that words or a shortcode find, best first: name, then words of the name, keywords, and parts of words; all
 * words must be there.
 * @param languages names by language, the visitor's and English first: others come after these among equals
 * @param preferred how many of the languages come first
 */
export function searchEmojis(
  { emojis }: EmojiSet,
  languages: readonly EmojiNames[],
  query: string,
  preferred = 2,
): Emoji[] {
  if (query.length > LONGEST) return [];
  const read = readQuery(query);
  if (read.whole === '') return [];
  const shortcode = /^:([\w+-]+):?$/.exec(read.whole)?.[1];
  const aliases = aliasesOf(read.whole);
  if (shortcode !== undefined) return searchShortcodes(emojis, shortcode, aliases);
  const indices = languages.map(({ index }) => index());
  return sorted(emojis, (emoji) => {
    let best = lowest(rankOfAlias(emoji.text, aliases), rankOfShortcode(emoji, read));
    indices.forEach((index, at) => {
      const entry = index[emoji.index];
      const common = entry && isCommon(emoji.text) ? rankOfCommon(entry, read) : undefined;
      const its = lowest(common, entry && rankIn(entry, read));
      // Half a rank later, so that only equals give way.
      const weighed = its === undefined ? undefined : its + (at < preferred ? 0 : 0.5);
      if (weighed !== undefined && (best === undefined || weighed < best)) best = weighed;
    });
    return best;
  });
}
