import type { Card } from '../../types';

export const card = {
  name: 'IPv4 子网计算器',
  description: '解析 IPv4 网段的各项信息并划分子网。',
} satisfies Card;

export const keywords = ['掩码', '网段', '广播地址', '划分', 'CIDR', 'IP', '网络地址', '主机数', '可用主机'];

/** What else the tool is called: found as by its name. */
export const aliases = ['子网', '子网掩码', '子网计算', '子网划分', 'IP 计算器'];
