import type { Card } from '../../types';

export const card = {
  name: '整数进制转换器',
  description: '在 2 到 64 进制之间转换任意大小的整数与小数。',
} satisfies Card;

export const keywords = [
  '进制',
  '二进制',
  '八进制',
  '十进制',
  '十六进制',
  '补码',
  '整数',
  '36 进制',
  '62 进制',
  '字节序',
  'radix',
  'hex',
  '八进制转十进制',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  '进制转换',
  '二进制转十进制',
  '十进制转二进制',
  '十六进制转十进制',
  '十进制转十六进制',
  '进制转换器',
  '二进制转八进制',
  '八进制转十进制',
  '二进制转十六进制',
  '十六进制转二进制',
  '十进制转八进制',
];
