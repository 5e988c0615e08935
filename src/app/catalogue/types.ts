import type { Category, Lookup, Tool } from '../../tools/types';

/** What home, menu and palette know of a tool in one language. */
export interface CatalogueEntry {
  /** The folder's name, which is the route without its slash. */
  readonly id: string;
  readonly category: Category;
  readonly icon: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt?: string;
  readonly isNew?: true;
  readonly redirectFrom?: readonly string[];
  readonly lookup?: Lookup;
}

/** What the search looks through: every language's words. */
export interface SearchRecord {
  readonly id: string;
  /** With what else it is called. */
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
  readonly keywords: readonly string[];
  readonly takes?: Tool['takes'];
}

/** How the Chinese characters of the records are read. */
export interface PinyinTable {
  /** By the syllable: the characters that are mostly read so. */
  readonly syllables: Readonly<Record<string, string>>;
  /** Where a character is read in another way: a part of a text, its place in there, and its syllable. */
  readonly others: readonly (readonly [part: string, at: number, syllable: string])[];
}
