import type { Card } from '../../types';

export const card = {
  name: 'Regex cheat sheet',
  description: 'Explains the syntax of JavaScript regular expressions, each claim tested.',
} satisfies Card;

export const keywords = ['regex', 'cheatsheet', 'memo', 'syntax', 'reference', 'lookahead', 'lookbehind', 'quantifier'];

/** What else the tool is called: found as by its name. */
export const aliases = ['regex cheatsheet', 'regexp reference', 'regex syntax', 'regular expression cheat sheet'];
