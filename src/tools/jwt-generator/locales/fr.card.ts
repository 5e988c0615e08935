import type { Card } from '../../types';

export const card = {
  name: 'Générateur de JWT',
  description: 'Construit et signe un JWT à partir de champs modifiables et d’une clé collée ou créée ici.',
} satisfies Card;

export const keywords = [
  'jeton',
  'signer',
  'générer',
  'champs',
  'clé privée',
  'jwt',
  'jws',
  'token',
  'jwk',
  'jwks',
  'bearer',
  'hs256',
  'rs256',
  'es256',
  'jeton d’accès',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['signer un JWT', 'créer un JWT', 'encodeur JWT'];
