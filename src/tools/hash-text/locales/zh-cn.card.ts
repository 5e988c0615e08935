import type { Card } from '../../types';

export const card = {
  name: '文本与文件哈希',
  description: '计算并校验文本或任意大小文件的哈希值。',
} satisfies Card;

export const keywords = [
  '哈希',
  '散列',
  '摘要',
  '校验和',
  '文件校验',
  '国密 SM3',
  'hash',
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
];
