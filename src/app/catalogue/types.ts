import type { Category, Lookup } from '../../tools/types';

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
  /** The Chinese ones in pinyin, and by its initials. */
  readonly spellings: { readonly names: readonly string[]; readonly keywords: readonly string[] };
  /** Chinese name and description with each character replaced by its syllable, parted by spaces, for marking matches. */
  readonly reading: { readonly name: string; readonly description: string };
}
