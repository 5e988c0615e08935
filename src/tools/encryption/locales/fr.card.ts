import type { Card } from '../../types';

export const card = {
  name: 'Chiffrer / déchiffrer un texte',
  description:
    'Chiffre et déchiffre du texte avec une phrase secrète : AES-GCM moderne ou AES, TripleDES, Rabbit et RC4 hérités.',
} satisfies Card;

export const keywords = [
  'chiffrer',
  'déchiffrer',
  'chiffrement',
  'phrase secrète',
  'cypher',
  'cipher',
  'aes',
  'aes-gcm',
  'pbkdf2',
  'tripledes',
  '3des',
  'rabbit',
  'rc4',
  'openssl',
  'salted',
];
