import type { Card } from '../../types';

export const card = {
  name: 'Git cheatsheet',
  description: 'Lists everyday git commands by task, with your own branch and file names filled in.',
} satisfies Card;

export const keywords = [
  'amend',
  'rebase',
  'reset',
  'revert',
  'force-with-lease',
  'cherry-pick',
  'git setup',
  'git commit',
  'git inspect',
  'git branch',
  'git remote',
  'git merge',
  'git undo',
  'git stash',
  'git tags',
  'git bisect',
  'github',
  'stash',
  'merge',
  'checkout',
  'clone',
  'pull',
  'push',
  'tag',
  'squash',
  'undo last commit',
  'version control',
  'bisect',
  'detached head',
  'delete branch',
  'gitignore',
  'log',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['git', 'git commands', 'git cheat sheet', 'git reference', 'undo commit'];
