import type { Card } from '../../types';

export const card = {
  name: 'JSON 转 CSV',
  description: '将 JSON 转换为 CSV，自动识别表头并展开嵌套。',
} satisfies Card;

export const keywords = [
  'json',
  'ndjson',
  'csv',
  'tsv',
  'excel',
  'table',
  'spreadsheet',
  'flatten',
  'header',
  '表格',
  '导出',
  '表头',
  '嵌套',
  '转表格',
  '电子表格',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['JSON 转 CSV', 'JSON 转 Excel', 'JSON 转表格'];
