import type { Card } from '../../types';

export const card = {
  name: 'SQL 格式化',
  description: '按所选方言格式化 SQL，也可压缩成一行。',
} satisfies Card;

export const keywords = [
  'sql',
  '格式化',
  '美化',
  '语句',
  '压缩',
  'prettify',
  'format',
  'beautify',
  'minify',
  'bigquery',
  'db2',
  'hive',
  'mariadb',
  'mysql',
  'n1ql',
  'pl/sql',
  'postgresql',
  'redshift',
  'spark',
  't-sql',
  'sqlite',
  'snowflake',
  '查询语句',
  '数据库',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['SQL 格式化', 'SQL 美化', 'SQL 压缩', 'SQL'];
