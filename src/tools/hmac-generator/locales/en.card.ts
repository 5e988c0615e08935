import type { Card } from '../../types';

export const card = {
  name: 'HMAC generator',
  description: 'Compute the HMAC of a message with a secret key and the hash you choose.',
} satisfies Card;

export const keywords = [
  'hmac',
  'mac',
  'signature',
  'webhook',
  'secret',
  'sha256',
  'sha3',
  'md5',
  'ripemd160',
  'verify',
];
