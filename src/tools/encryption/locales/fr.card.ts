import type { Card } from '../../types';

export const card = {
  name: 'Chiffrement de texte',
  description:
    'Chiffre et déchiffre du texte avec une phrase secrète : AES-GCM moderne ou AES, TripleDES, Rabbit et RC4 hérités.',
} satisfies Card;

export const keywords = [
  'chiffrement',
  'déchiffrement',
  'crypter',
  'mot de passe',
  'aes',
  '3des',
  'openssl',
  'cryptographie',
  'message secret',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'chiffrer',
  'déchiffrer',
  'chiffrement AES',
  'crypter un texte',
  'Chiffrer / déchiffrer un texte',
];
