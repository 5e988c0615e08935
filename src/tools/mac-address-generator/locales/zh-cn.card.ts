import type { Card } from '../../types';

export const card = {
  name: 'MAC 地址生成器',
  description: '按前缀、大小写与分隔符批量生成随机 MAC 地址。',
} satisfies Card;

export const keywords = ['随机', '前缀', '虚拟机', '网卡', '物理地址', '以太网', 'OUI'];
