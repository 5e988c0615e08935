import type { Card } from '../../types';

export const card = {
  name: 'CIDR 工作台',
  description: '查看、拆分、合并、排除、比较和规划 IPv4/IPv6 网段。',
} satisfies Card;

export const keywords = [
  'cidr',
  'ipv6',
  'ipv4',
  '子网',
  '网段',
  '合并',
  '拆分',
  '排除',
  '重叠',
  '前缀',
  '汇总',
  'wireguard',
  'allowedips',
  'vlsm',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['IPv6 子网计算', '网段合并', '网段排除', '网段重叠', '子网规划', 'AllowedIPs 计算'];
