import type { Card } from '../../types';

export const card = {
  name: 'Text encryption',
  description:
    'Encrypts and decrypts text with a passphrase: modern AES-GCM, or legacy AES, TripleDES, Rabbit and RC4.',
} satisfies Card;

export const keywords = [
  'encrypt',
  'decrypt',
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
  'passphrase',
  'cryptography',
  'crypto',
  'cbc',
  'gcm',
  'ctr',
  'aes-256',
  'aes256',
  'des',
  'blowfish',
  'symmetric',
  'secret message',
  'encode password',
  'cryptojs',
  'triple des',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'encrypt text',
  'decrypt text',
  'aes encryption',
  'aes decrypt',
  'encrypt',
  'decrypt',
  'Encrypt / decrypt text',
];
