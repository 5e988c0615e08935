import type { Card } from '../../types';

export const card = {
  name: 'IPv4 地址转换器',
  description: '在点分、整数、十六进制、二进制与 IPv6 形式之间互转 IPv4 地址。',
} satisfies Card;

export const keywords = ['进制', '八进制', '映射', 'ARPA', 'IP', '长整数'];

/** What else the tool is called: found as by its name. */
export const aliases = ['IP 转整数', 'IP 转换', 'IP 地址转换', 'IP 转二进制', 'IP 转十进制'];
