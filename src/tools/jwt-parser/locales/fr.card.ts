import type { Card } from '../../types';

export const card = {
  name: 'Analyseur de JWT',
  description: 'Décode un JWT, explique ses champs et vérifie sa signature.',
} satisfies Card;

export const keywords = [
  'jeton',
  'décoder',
  'vérifier',
  'signature',
  'expiration',
  'jwt',
  'jws',
  'jwe',
  'token',
  'bearer',
  'hs256',
  'rs256',
  'jwk',
  'jeton d’accès',
  'charge utile',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['décoder un JWT', 'jeton JWT', 'décodeur JWT'];
