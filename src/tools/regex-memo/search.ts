import { ROWS, type Row } from './entries';
import { SEARCHED } from './search-words';
import type { ToolWords } from './use-words';

type Described = Pick<ToolWords, 'topics' | 'entries'>;

/** Lower case, without accents and typographic signs, so that `référence` is found by `reference` and `d’un` by `d'un`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** What an entry is in words. */
export function sentenceOf({ topic, id }: Row, { entries }: Pick<ToolWords, 'entries'>): string {
  // Each entry has its words, as their type says by subject.
  return (entries[topic] as Readonly<Record<string, string>>)[id] ?? '';
}

function phrasesOf({ topic, id }: Row): readonly string[] {
  // As above.
  const said = (SEARCHED[topic] as Readonly<Record<string, string>> | undefined)?.[id] ?? '';
  return plain(said).split(', ');
}

const HAN = /\p{Script=Han}/u;
/** What questions have in every subject; it is dropped where something else is asked as well. */
const FILLERS = new Set(
  'a an any the of in to for by with how do does i is match matches matching find regex regexp pattern only expression caractere le la les l de des du d un une en et comment pour expression reguliere seulement'.split(
    ' ',
  ),
);

/** The same within Chinese, which has no blanks around it. */
const HAN_FILLERS = /什么|怎么|怎样|如何|匹配|正则|只能|只有|只|的/g;

function withoutFillers(words: readonly string[]): readonly string[] {
  return words
    .filter((word) => !FILLERS.has(word))
    .map((word) => (HAN.test(word) ? word.replaceAll(HAN_FILLERS, '') : word))
    .filter((word) => word !== '');
}

/** Words by blanks and signs; Chinese, which has no blanks, stays whole. */
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** A word without the ending of its plural, in English and French alike. */
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?:es|s|x)$/, '') : word);

/** How well a word is one of others: the same, but for an ending; the beginning of one; or, in Chinese, within one. */
function likeness(word: string, others: readonly string[]): number {
  if (others.includes(word)) return 3;
  if (HAN.test(word)) return others.some((other) => other.includes(word)) ? 2 : 0;
  const stem = stemOf(word);
  if (others.some((other) => stemOf(other) === stem)) return 3;
  return word.length > 2 && others.some((other) => other.startsWith(stem)) ? 1 : 0;
}

/** Chinese that is found nowhere as it stands, by its pairs of signs: a question has more than an answer. */
function pairsIn(word: string, text: string): number {
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  const found = pairs.filter((pair) => text.includes(pair)).length;
  return found * 2 > pairs.length ? found / pairs.length : 0;
}

interface Texts {
  readonly row: Row;
  readonly phrases: readonly string[];
  readonly called: readonly string[];
  readonly told: readonly string[];
  readonly topic: readonly string[];
  readonly all: string;
}

function textsOf(row: Row, words: Described): Texts {
  const phrases = phrasesOf(row);
  const sentence = plain(sentenceOf(row, words));
  const topic = plain(words.topics[row.topic]);
  return {
    row,
    phrases,
    called: phrases.flatMap(wordsOf),
    told: wordsOf(sentence),
    topic: wordsOf(topic),
    all: `${phrases.join('\n')}\n${sentence}\n${topic}`,
  };
}

const madeTexts = new WeakMap<Described, readonly Texts[]>();

/** The texts of all entries, made once for each language: a search follows every key. */
function allTexts(words: Described): readonly Texts[] {
  const made = madeTexts.get(words) ?? ROWS.map((row) => textsOf(row, words));
  madeTexts.set(words, made);
  return made;
}

/** How well one word of a query fits an entry; none at all is 0. */
function fitOf(word: string, { called, told, topic, all }: Texts): number {
  const best = Math.max(likeness(word, called) * 4, likeness(word, told) * 2, likeness(word, topic));
  if (best > 0 || !HAN.test(word)) return best;
  return all.includes(word) ? 2 : pairsIn(word, all) * 2;
}

/** Whether the words of a query must all be found, or most of them. */
type Strictness = 'all' | 'most';

function scoreOf(query: string, words: readonly string[], texts: Texts, strictness: Strictness): number {
  const fits = words.map((word) => fitOf(word, texts));
  const found = fits.filter((fit) => fit > 0).length;
  if (found === 0 || (strictness === 'all' ? found < words.length : found * 2 < words.length)) return 0;
  const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
  // A phrase that is the query, or has all of its words, says it better than words that stand apart.
  const holds = (phrase: string) => words.every((word) => likeness(word, wordsOf(phrase)) > 0);
  const told = texts.phrases.includes(query) ? 20 : texts.phrases.some(holds) ? 8 : 0;
  return mean + told;
}

const isSyntax = ({ entry }: Row, wanted: string): boolean =>
  entry.syntax === wanted || (entry.tokens?.includes(wanted) ?? false);

/**
 * The entries that hold a query in their syntax, letter for letter, those that are it before all; else those whose words it asks for, the best
 * first. An empty query is answered with all, in their order.
 */
export function searchEntries(query: string, words: Described): readonly Row[] {
  const wanted = query.trim();
  if (wanted === '') return ROWS;
  const isWords = /^[\p{L}\p{M}\p{N}\s'’.,?!-]+$/u.test(wanted) && /[\p{L}\p{N}]{2}/u.test(wanted);
  const exact = ROWS.filter(
    (row) => isSyntax(row, wanted) || (row.topic !== 'recipes' && row.entry.syntax.includes(wanted)),
  );
  if (exact.length > 0 && !isWords)
    return exact.toSorted((a, b) => Number(isSyntax(b, wanted)) - Number(isSyntax(a, wanted)));
  const asked = plain(wanted);
  const all = wordsOf(asked);
  const texts = allTexts(words);
  // As it stands; without what every question has; and, where that finds nothing, by most of its words.
  const bare = withoutFillers(all);
  const attempts = [
    [all, 'all'],
    [bare, 'all'],
    [bare, 'most'],
  ] as const;
  for (const [parts, strictness] of attempts) {
    const scored = texts
      .map((one) => ({
        row: one.row,
        score: scoreOf(asked, parts, one, strictness) + (isSyntax(one.row, wanted) ? 30 : 0),
      }))
      .filter(({ score }) => score > 0);
    if (scored.length > 0) return scored.toSorted((a, b) => b.score - a.score).map(({ row }) => row);
  }
  return [];
}
