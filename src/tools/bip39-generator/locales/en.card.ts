import type { Card } from '../../types';

export const card = {
  name: 'BIP39 passphrase generator',
  description: 'Generate and check BIP39 mnemonic phrases, with entropy and seed.',
} satisfies Card;

export const keywords = [
  'bip39',
  'mnemonic',
  'passphrase',
  'seed',
  'entropy',
  'wallet',
  '12 words',
  '24 words',
  'checksum',
];
