import type { Card } from '../../types';

export const card = {
  name: 'HMAC generator',
  description: 'Computes the HMAC of a message with a secret key and the hash you choose.',
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
  'sign',
  'signing',
  'github webhook',
  'stripe signature',
  'keyed hash',
  'api signature',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'hmac',
  'hmac sha256',
  'hmac sha1',
  'hmac sha512',
  'hmac-sha1',
  'hmac-sha256',
  'message authentication code',
  'webhook signature',
];
