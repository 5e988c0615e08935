import type { Card } from '../../types';

export const card = {
  name: 'JWT generator',
  description: 'Builds and signs a JSON Web Token from claims you edit, with keys made here or pasted.',
} satisfies Card;

export const keywords = [
  'jwt',
  'jws',
  'token',
  'sign',
  'encode',
  'build',
  'claims',
  'hs256',
  'rs256',
  'ps256',
  'es256',
  'eddsa',
  'jwk',
  'jwks',
  'bearer',
  'github app',
  'access token',
  'id token',
  'service account',
  'test token',
  'kid',
  'thumbprint',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'jwt encoder',
  'jwt signer',
  'sign jwt',
  'create jwt',
  'jwt builder',
  'jwt encode',
  'mint token',
];
