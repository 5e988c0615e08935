import Fuse from 'fuse.js';
import type { PaletteItem } from './items';

const THRESHOLD = 0.3;

interface Searchable {
  readonly item: PaletteItem;
  readonly name: readonly string[];
  readonly description: readonly string[];
  readonly keywords: readonly string[];
  readonly category: readonly string[];
  /** Every character that occurs in any of them. */
  readonly letters: ReadonlySet<string>;
}

/** Finds items by a query, the best first. */
export type Search = (query: string) => PaletteItem[];

/**
 * Prepares the fuzzy search over name (weight 2), description, keywords and category, in all languages and by pinyin.
 * `categoryNames` gives the names of an item's category.
 */
export function createSearch(
  items: readonly PaletteItem[],
  categoryNames: (item: PaletteItem) => readonly string[],
): Search {
  const all = items.map((item) => searchable(item, categoryNames(item)));

  return (typed) => {
    const query = typed.trim().toLowerCase();
    if (query === '') return [...items];
    // Fuse costs a fraction of a millisecond per item; what lacks too many of the letters cannot match anyway.
    const fuse = new Fuse(
      all.filter((one) => mayMatch(one, query)),
      {
        keys: [{ name: 'name', weight: 2 }, 'description', 'keywords', 'category'],
        threshold: THRESHOLD,
        ignoreLocation: true,
      },
    );
    const found = fuse.search(query).map((hit) => hit.item);
    const rank = (one: Searchable) => nameRank(one, query);
    return found.toSorted((a, b) => rank(a) - rank(b)).map((one) => one.item);
  };
}

function searchable(item: PaletteItem, category: readonly string[]): Searchable {
  const { names, descriptions, keywords } = item.record;
  const words = [...names, ...descriptions, ...keywords, ...category];
  return {
    item,
    name: names,
    description: descriptions,
    keywords,
    category,
    letters: new Set(words.join('').toLowerCase()),
  };
}

/** Each letter of the query that an item lacks is an error of the fuzzy match, and only so many are forgiven. */
function mayMatch({ letters }: Searchable, query: string): boolean {
  const lacking = [...query].filter((letter) => !letters.has(letter)).length;
  return lacking <= THRESHOLD * query.length;
}

/** What is named exactly so stands first, then what begins so, then what holds it; the rest as the search ranks it. */
function nameRank({ name }: Searchable, query: string): number {
  const names = name.map((one) => one.toLowerCase());
  if (names.includes(query)) return 0;
  if (names.some((one) => one.startsWith(query))) return 1;
  return names.some((one) => one.includes(query)) ? 2 : 3;
}
