import type { Card } from '../../types';

export const card = {
  name: 'MAC 地址查询',
  description: '根据 MAC 地址离线查询厂商及地址类型。',
} satisfies Card;

export const keywords = ['厂商', '网卡', '物理地址', '以太网', 'OUI', 'BSSID', '厂家', '设备厂商'];

/** What else the tool is called: found as by its name. */
export const aliases = ['MAC 查询', 'MAC 厂商', '网卡厂商查询', 'MAC 地址'];
