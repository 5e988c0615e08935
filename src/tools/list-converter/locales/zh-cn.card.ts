import type { Card } from '../../types';

export const card = {
  name: '列表转换器',
  description: '处理成列数据：清理、去重、排序、加前后缀、合并、拆分、转置。',
} satisfies Card;

export const keywords = [
  '列表',
  '去重',
  '排序',
  '前缀',
  '后缀',
  '转置',
  '行列',
  '打乱',
  '词频',
  'list',
  'lines',
  'column',
  'csv',
  'sql in',
  'quote',
  'prefix',
  'suffix',
  'sort',
  'dedupe',
  'transpose',
  'reverse',
  'truncate',
];
