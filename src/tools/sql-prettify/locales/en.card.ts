import type { Card } from '../../types';

export const card = {
  name: 'SQL prettify and format',
  description: 'Formats SQL for the dialect you choose; optional one-line form.',
} satisfies Card;

export const keywords = [
  'sql',
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
];
