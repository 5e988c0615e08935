import type { Card } from '../../types';

export const card = {
  name: 'JWT parser',
  description: 'Decodes a JSON Web Token, explains its claims and verifies its signature.',
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
  'bearer token',
  'access token',
  'id token',
  'oauth',
  'oidc',
  'openid',
  'claim',
  'payload',
  'auth token',
  'expiry',
  'decode token',
  'eyJ',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'jwt',
  'jwt decoder',
  'jwt decode',
  'decode jwt',
  'json web token',
  'jwt debugger',
  'jwt.io',
  'jwt verify',
  'token decoder',
];
