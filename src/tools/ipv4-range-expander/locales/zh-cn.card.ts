import type { Card } from '../../types';

export const card = {
  name: 'IPv4 范围转 CIDR',
  description: '将起止 IPv4 地址转换为最少的 CIDR 网段集合，并给出包含它们的单个网段。',
} satisfies Card;

export const keywords = ['聚合', '起始地址', '路由', '防火墙', 'IP', '合并网段', 'IP 列表'];

/** What else the tool is called: found as by its name. */
export const aliases = ['IP 范围', 'IP 段', 'IP 范围转 CIDR', 'IP 段转 CIDR'];
