import type { Card } from '../../types';

export const card = {
  name: 'Password strength analyser',
  description: 'Estimate how strong a password is and how long it would take to crack; nothing leaves your browser.',
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
];
