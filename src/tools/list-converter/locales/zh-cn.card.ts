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
  '分隔符',
  '换行',
  '删除空行',
  '打乱顺序',
  '合并行',
  '删除重复行',
  '加引号',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['列表去重', '文本去重', '去重', '按行排序', '列表排序', '逗号分隔'];
