import type { Card } from '../../types';

export const card = {
  name: 'JSON 差异比较',
  description: '按结构比较两个 JSON 并列出差异。',
} satisfies Card;

export const keywords = [
  'json',
  'diff',
  'compare',
  'merge',
  'patch',
  'rfc 6902',
  'array',
  'object',
  '比较',
  '差异',
  '对比',
  '合并补丁',
  '数组',
  '对象',
  '对照',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['JSON 对比', 'JSON 比较', 'JSON 比对'];
