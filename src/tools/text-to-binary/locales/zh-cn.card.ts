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
  'ASCII 码',
  '01 代码',
  '编码转换',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  '文本转二进制',
  '文字转二进制',
  '二进制转文字',
  '二进制转文本',
  '字符串转十六进制',
  '十六进制转文本',
  '文本转十六进制',
  '十六进制转字符串',
  '文本转 ASCII',
];
