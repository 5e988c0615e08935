import type { Card } from '../../types';

export const card = {
  name: 'Email normalizer',
  description: 'Reduces addresses to the mailbox they reach, to find duplicates.',
} satisfies Card;

export const keywords = [
  'email',
  'e-mail',
  'mail',
  'normalize',
  'normalise',
  'dedupe',
  'duplicates',
  'gmail',
  'googlemail',
  'alias',
  'plus',
  'plus addressing',
  'subaddress',
  'outlook',
  'hotmail',
  'icloud',
  'proton',
  'yahoo',
  'fastmail',
  'canonical',
  'mailing list',
  'addresses',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'normalize email',
  'email deduplicator',
  'dedupe emails',
  'canonical email',
  'extract email addresses',
];
