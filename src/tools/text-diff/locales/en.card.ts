import type { Card } from '../../types';

export const card = {
  name: 'Text diff',
  description: 'Compares two texts line by line and word by word, even large ones, and exports a patch.',
} satisfies Card;

export const keywords = [
  'diff',
  'compare',
  'text',
  'patch',
  'merge',
  'side by side',
  'unified',
  'changes',
  'difference',
  'code compare',
  'compare code',
  'side by side diff',
  'winmerge',
  'beyond compare',
  'git diff',
  'unified diff',
  'two files',
  'compare documents',
  'compare strings',
  'line diff',
  'spot the difference',
  'meld',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'diff',
  'diff checker',
  'text compare',
  'compare text',
  'compare files',
  'diffchecker',
  'file compare',
  'code diff',
  'compare two texts',
];
