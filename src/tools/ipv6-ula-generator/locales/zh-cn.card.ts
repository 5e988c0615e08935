import type { Card } from '../../types';

export const card = {
  name: 'IPv6 ULA 生成器',
  description: '按 RFC 4193 生成私有 IPv6 前缀及其子网。',
} satisfies Card;

export const keywords = ['本地地址', 'fd00', '/48'];
