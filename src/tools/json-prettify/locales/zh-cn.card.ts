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
  '在线解析',
  '缩进',
  '语法检查',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'JSON',
  'JSON 格式化',
  'JSON 美化',
  'JSON 校验',
  'JSON 查看',
  'JSON 解析',
  'JSON 修复',
  'JSON 编辑',
];
