import type { Card } from '../../types';

export const card = {
  name: 'Générateur de HMAC',
  description: 'Calcule le HMAC d’un message avec une clé secrète et la fonction de hachage choisie.',
} satisfies Card;

export const keywords = ['hmac', 'mac', 'signature', 'webhook', 'clé', 'secret', 'sha256', 'sha3', 'vérifier'];
