import type { Card } from '../../types';

export const card = {
  name: 'IPv4 子网计算器',
  description: '解析 IPv4 网段的各项信息并划分子网。',
} satisfies Card;

export const keywords = ['掩码', '网段', '广播地址', '划分', 'CIDR', 'IP'];
