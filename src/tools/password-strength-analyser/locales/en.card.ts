import type { Card } from '../../types';

export const card = {
  name: 'Password strength',
  description: 'Estimates how strong a password is and how long it would take to crack; nothing leaves your browser.',
} satisfies Card;

export const keywords = [
  'password',
  'strength',
  'entropy',
  'crack time',
  'brute force',
  'zxcvbn',
  'dictionary',
  'guess',
  'strong password',
  'secure',
  'crack',
  'weak',
  'hack',
  'safety',
  'pwned',
  'how secure',
  'security check',
  'time to crack',
  'strength meter',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'password strength',
  'password checker',
  'check password',
  'how strong is my password',
  'password strength checker',
  'password entropy',
  'password meter',
  'test password',
  'Password strength analyser',
];
