import { PATTERN_RECIPES } from '../../lib/pattern-recipes';
import type { CommonName } from './common-names';
import type { Literal } from './literal';

/** Those that search a text; the recipes take the whole of a line. */
const SEARCHES = {
  tag: { pattern: '<([a-z][\\w-]*)(?:\\s[^<>]*)?>', flags: 'gi' },
  han: { pattern: '\\p{Script=Han}+', flags: 'gu' },
  emoji: { pattern: '\\p{RGI_Emoji}', flags: 'gv' },
  blanks: { pattern: '(?<![ \\t])[ \\t]+$', flags: 'gm' },
  doubled: { pattern: '\\b(\\w+)\\s+\\1\\b', flags: 'gi' },
} as const;

/** A recipe in a text of several lines finds those lines that it takes. */
const lineByLine = ({ pattern, flags }: Literal): Literal => ({ pattern, flags: `g${flags}m` });

/** What the menu offers, by name. */
export function commonPattern(name: CommonName): Literal {
  return isSearch(name) ? SEARCHES[name] : lineByLine(PATTERN_RECIPES[name]);
}

function isSearch(name: CommonName): name is keyof typeof SEARCHES {
  return Object.hasOwn(SEARCHES, name);
}
