import type { Card } from '../../types';

export const card = {
  name: 'MAC 地址生成器',
  description: '按前缀、大小写与分隔符批量生成随机 MAC 地址。',
} satisfies Card;

export const keywords = ['随机', '前缀', '虚拟机', '网卡', '物理地址', '以太网', 'OUI', '虚拟网卡'];

/** What else the tool is called: found as by its name. */
export const aliases = ['随机 MAC', '生成 MAC 地址', '随机 MAC 地址'];
