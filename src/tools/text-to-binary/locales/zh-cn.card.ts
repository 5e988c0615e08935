import type { Card } from '../../types';

export const card = {
  name: '文本与二进制互转',
  description: '将文本转换为二进制（或八、十、十六进制）字节，并可还原。',
} satisfies Card;

export const keywords = [
  '二进制',
  '八进制',
  '十进制',
  '十六进制',
  '字节',
  '编码',
  '解码',
  'ascii',
  'utf-8',
  'binary',
  'hex',
  'bytes',
];
