import type { Card } from '../../types';

export const card = {
  name: 'Analyseur de cookies',
  description: 'Explique les en-têtes Cookie et Set-Cookie.',
} satisfies Card;

export const keywords = [
  'cookie',
  'set-cookie',
  'analyser',
  'en-tête',
  'expiration',
  'samesite',
  'session',
  'témoin',
  'httponly',
  'cookies.txt',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['analyser un cookie', 'décoder un cookie', 'créer un cookie'];
