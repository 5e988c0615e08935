import Fuse from 'fuse.js';
import { FIT } from './search-match';
import type { WordTable } from './word-table';

/** In so many letters there may be one mistake. */
const LETTERS_PER_MISTAKE = 4;
/** The longest word that Fuse compares in one piece, without the two ends. Longer ones are no words. */
const WHOLE_FOR_FUSE = 30;
/** Words of so many letters may be misspelt; of the shortest, three may be left. */
const MISSPELT_FROM = 4;
/** Both ends count as letters, since Fuse looks for the typed word anywhere within the other: `regx` is near to `regex`, not to `enregistrer`. */
const [START, END] = ['^', '$'];

/** What a word may be meant to be, and how well that fits. */
export interface Nearest {
  readonly meant: readonly string[];
  readonly fit: number;
}

/**
 * The words that are most like one with typing mistakes; two neighbours that changed places are one mistake. The first letter is rarely wrong: words
 * that have it stand for all.
 */
export function nearestWords(typed: string, known: WordTable<unknown>): Nearest {
  if (typed.length < MISSPELT_FROM - 1 || typed.length > WHOLE_FOR_FUSE) return { meant: [], fit: 0 };
  const swapped = withNeighboursSwapped(typed).filter((word) => word.length >= MISSPELT_FROM && known.has(word));
  const most = swapped.length > 0 ? 1 : mistakesIn(typed);
  const like = possiblyMeant(typed, most, known).filter((word) => isAsLong(word, typed, most));
  const fuse = new Fuse(
    like.map((word) => START + word + END),
    { threshold: most / (typed.length + 2), includeScore: true, ignoreLocation: true },
  );
  const found = fuse.search(START + typed + END);
  const best = found[0]?.score ?? 0;
  const nearest = found.filter(({ score = 1 }) => score <= best + 0.01).map(({ item }) => item.slice(1, -1));
  const all = [...swapped, ...nearest];
  const begun = all.filter((word) => word.startsWith(typed.charAt(0)));
  const mistakes = Math.round(best * (typed.length + 2));
  return { meant: begun.length > 0 ? begun : all, fit: mistakes > 1 ? FIT.misspeltMore : FIT.misspelt };
}

/** How many letters may be wrong, missing or too many. */
function mistakesIn(typed: string): number {
  return Math.max(1, Math.floor(typed.length / LETTERS_PER_MISTAKE));
}

/** A word of three letters is one of four that lacks one. */
function isAsLong(word: string, typed: string, mistakes: number): boolean {
  return word.length >= MISSPELT_FROM && Math.abs(word.length - typed.length) <= mistakes;
}

function withNeighboursSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/**
 * All words that can be like one. Where a word may have three mistakes and is cut into four pieces, one piece has none: what holds no piece
 * is too far away.
 */
function possiblyMeant(typed: string, mistakes: number, known: WordTable<unknown>): string[] {
  const pieces = mistakes + 1;
  const cut = (piece: number) => Math.floor((piece * typed.length) / pieces);
  return [
    ...new Set(
      Array.from({ length: pieces }, (_, piece) => typed.slice(cut(piece), cut(piece + 1))).flatMap((piece) =>
        known.holding(piece),
      ),
    ),
  ];
}
