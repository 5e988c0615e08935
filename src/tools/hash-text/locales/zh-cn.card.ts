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
  'MD5 在线',
  '文件指纹',
  '校验文件',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['哈希', 'MD5', 'MD5 加密', 'SHA256', '文件校验', '校验和', '哈希计算'];
