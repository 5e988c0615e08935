import type { Card } from '../../types';

export const card = {
  name: 'IPv6 ULA 生成器',
  description: '按 RFC 4193 生成私有 IPv6 前缀及其子网。',
} satisfies Card;

export const keywords = ['本地地址', 'fd00', '/48', 'IPv6', '私有地址'];

/** What else the tool is called: found as by its name. */
export const aliases = ['IPv6 本地地址', 'IPv6 生成', '唯一本地地址'];
