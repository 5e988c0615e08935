import type { Card } from '../../types';

export const card = {
  name: '表格转换器',
  description: '在 CSV、Excel、JSON、YAML、SQL、Markdown、HTML 表格之间互转，并以网格预览。',
} satisfies Card;

export const keywords = [
  'csv',
  'tsv',
  'excel',
  'xlsx',
  'json',
  'ndjson',
  'yaml',
  'sql',
  'insert',
  'markdown',
  'html',
  '表格',
  '转换',
  '分隔符',
  '编码',
  '乱码',
  '导入',
  '导出',
  '逗号',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['CSV 转 JSON', 'Excel 转 JSON', 'CSV 转 Excel', 'CSV 转 SQL', 'CSV 转 Markdown', 'CSV 查看器'];
