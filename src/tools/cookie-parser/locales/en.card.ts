import type { Card } from '../../types';

export const card = {
  name: 'Cookie parser',
  description: 'Explains Cookie and Set-Cookie headers.',
} satisfies Card;

export const keywords = [
  'cookie',
  'set-cookie',
  'samesite',
  'httponly',
  'secure',
  'partitioned',
  'chips',
  '__host-',
  '__secure-',
  'expires',
  'max-age',
  'domain',
  'path',
  'session',
  'netscape',
  'cookies.txt',
  'third-party',
  'builder',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['set-cookie parser', 'cookie header parser', 'cookie decoder', 'cookie builder'];
