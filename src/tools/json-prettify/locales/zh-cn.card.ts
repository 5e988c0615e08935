import type { Card } from '../../types';

export const card = {
  name: 'JSON 格式化',
  description: '格式化、校验并以树形浏览 JSON，数字与键顺序原样保留。',
} satisfies Card;

export const keywords = [
  'json',
  'json5',
  'jsonc',
  'ndjson',
  'prettify',
  'format',
  '格式化',
  '美化',
  '树形',
  '查看',
  '排序',
  '校验',
  '修复',
  '大数',
];
