import type { Card } from '../../types';

export const card = {
  name: 'Regex tester',
  description: 'Tests a JavaScript regular expression: matches, groups, replacement.',
} satisfies Card;

export const keywords = [
  'regex',
  'regexp',
  'test',
  'match',
  'replace',
  'groups',
  'capture',
  'split',
  'pattern',
  'backtracking',
  'python',
  'java',
  'golang',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'regular expression tester',
  'regexp tester',
  'regex replace',
  'regex explainer',
  'regex debugger',
];
