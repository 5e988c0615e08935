import type { Card } from '../../types';

export const card = {
  name: 'Text and file hash',
  description: 'Computes and verifies hashes of text or of files of any size.',
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
  'sha-1',
  'sha-256',
  'sha-512',
  'sha2',
  'md5sum',
  'sha256sum',
  'shasum',
  'sha1sum',
  'crc',
  'xxhash',
  'message digest',
  'verify download',
  'integrity',
  'whirlpool',
  'tiger',
  'md5 encrypt',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'hash generator',
  'md5',
  'sha256',
  'sha1',
  'sha512',
  'checksum',
  'file checksum',
  'md5 hash',
  'sha256 hash',
  'md5 checksum',
  'Hash text or file',
];
