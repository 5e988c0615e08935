import type { Card } from '../../types';

export const card = {
  name: 'MAC 地址查询',
  description: '根据 MAC 地址离线查询厂商及地址类型。',
} satisfies Card;

export const keywords = ['厂商', '网卡', '物理地址', '以太网', 'OUI', 'BSSID'];
