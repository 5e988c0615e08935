import type { Card } from '../../types';

export const card = {
  name: 'Générateur de HMAC',
  description: 'Calcule le HMAC d’un message avec une clé secrète et la fonction de hachage choisie.',
} satisfies Card;

export const keywords = [
  'hmac',
  'mac',
  'signature',
  'webhook',
  'clé',
  'secret',
  'sha256',
  'sha3',
  'vérifier',
  'signer',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['code d’authentification de message', 'signature HMAC'];
