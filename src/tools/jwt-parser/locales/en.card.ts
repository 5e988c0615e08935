import type { Card } from '../../types';

export const card = {
  name: 'JWT parser',
  description: 'Decode a JSON Web Token, explain its claims and verify its signature.',
} satisfies Card;

export const keywords = [
  'jwt',
  'jws',
  'jwe',
  'token',
  'decode',
  'verify',
  'signature',
  'claims',
  'exp',
  'iat',
  'bearer',
  'hs256',
  'rs256',
  'jwk',
];
