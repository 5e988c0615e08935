import type { Card } from '../../types';

export const card = {
  name: 'IPv4 范围转 CIDR',
  description: '将起止 IPv4 地址转换为最少的 CIDR 网段集合，并给出包含它们的单个网段。',
} satisfies Card;

export const keywords = ['聚合', '起始地址', '路由', '防火墙', 'IP'];
