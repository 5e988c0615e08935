import type { Card } from '../../types';

export const card = {
  name: 'BIP39 generator',
  description: 'Generates and checks BIP39 mnemonic phrases, with entropy and seed.',
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
  'bitcoin',
  'ethereum',
  'crypto',
  'metamask',
  'ledger',
  'recovery',
  'bip 39',
  'wordlist',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['mnemonic generator', 'seed phrase generator', 'recovery phrase', 'BIP39 passphrase generator'];
