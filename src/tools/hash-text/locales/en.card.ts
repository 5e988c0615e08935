import type { Card } from '../../types';

export const card = {
  name: 'Hash text or file',
  description: 'Compute and verify hashes of text or of files of any size.',
} satisfies Card;

export const keywords = [
  'hash',
  'digest',
  'checksum',
  'md5',
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'sha3',
  'keccak',
  'ripemd160',
  'sm3',
  'blake2b',
  'blake3',
  'crc32',
  'file',
  'verify',
];
