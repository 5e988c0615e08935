import type { Card } from '../../types';

export const card = {
  name: '数据大小换算',
  description: '精确换算比特与字节各单位，计算传输时间与流量。',
} satisfies Card;

export const keywords = [
  '字节',
  '比特',
  '容量',
  '存储',
  '带宽',
  '网速',
  '速率',
  '传输时间',
  '流量',
  '硬盘',
  '兆',
  'kb',
  'mb',
  'gb',
  'tb',
  'kib',
  'mib',
  'gib',
  'mbps',
  'byte',
  'bit',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['字节换算', '单位换算 mb gb', '文件大小换算', '网速换算', '流量计算', 'mb 转 gb'];
