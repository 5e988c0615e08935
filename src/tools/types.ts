/** Categories in the order they are shown; favourites, the first, is not a category of its own tools. */
export const CATEGORIES = [
  'crypto',
  'converter',
  'web',
  'images',
  'development',
  'network',
  'math',
  'measurement',
  'text',
  'data',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** How a keyword that was searched for becomes a query parameter of the tool's page. */
export interface Lookup {
  readonly parameter: string;
  /** A regular expression with one group, matched against the keyword. */
  readonly pattern: string;
}

/** What a tool is: facts alone, which the build collects. Its view and its operations are found by the names of their files. */
export interface Tool {
  readonly category: Category;
  /** A Lucide icon's name. */
  readonly icon: string;
  /** ISO date of the day it landed; it is new for two weeks. */
  readonly createdAt?: string;
  /** New whatever the date. */
  readonly isNew?: true;
  /** Lower stands earlier in its category; tools without one follow, by name. */
  readonly weight?: number;
  /** Former paths without the slash. */
  readonly redirectFrom?: readonly string[];
  /** What it may be opened with: `text` goes into a field, `file` may be any file. Whoever takes a text takes the file of one, too. `short`
   * stands in the place of `text` where a field has room for a line or a few, such as a password. */
  readonly takes?: readonly ('text' | 'short' | 'file')[];
  /** A tool that looks things up opens on one of them: `?parameter=` what the pattern's group catches in a keyword. */
  readonly lookup?: Lookup;
}

/** A tool's name, description and search words in one language. */
export interface Card {
  readonly name: string;
  readonly description: string;
}
