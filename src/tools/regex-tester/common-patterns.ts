import { PATTERN_RECIPES } from '../../lib/pattern-recipes';
import type { Literal } from './literal';

/** Those that search a text; the recipes take the whole of a line. */
const SEARCHES = {
  tag: { pattern: '<([a-z][\\w-]*)(?:\\s[^<>]*)?>', flags: 'gi' },
  han: { pattern: '\\p{Script=Han}+', flags: 'gu' },
  emoji: { pattern: '\\p{RGI_Emoji}', flags: 'gv' },
  blanks: { pattern: '(?<![ \\t])[ \\t]+$', flags: 'gm' },
  doubled: { pattern: '\\b(\\w+)\\s+\\1\\b', flags: 'gi' },
} as const;

export type CommonName = keyof typeof PATTERN_RECIPES | keyof typeof SEARCHES;

/** A recipe in a text of several lines finds those lines that it takes. */
const lineByLine = ({ pattern, flags }: Literal): Literal => ({ pattern, flags: `g${flags}m` });

/** What the menu offers, in its order. */
export const COMMON_PATTERNS: readonly (readonly [CommonName, Literal])[] = [
  ...(['email', 'url', 'phone', 'mobile', 'date', 'time', 'ipv4', 'uuid', 'colour', 'semver', 'number'] as const).map(
    (name) => [name, lineByLine(PATTERN_RECIPES[name])] as const,
  ),
  ...(['tag', 'han', 'emoji', 'blanks', 'doubled'] as const).map((name) => [name, SEARCHES[name]] as const),
];
