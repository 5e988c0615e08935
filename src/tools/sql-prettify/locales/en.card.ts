import type { Card } from '../../types';

export const card = {
  name: 'SQL formatter',
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
  'query',
  'postgres',
  'oracle',
  'sql server',
  'mssql',
  'query formatter',
  'database',
  'sql query',
  'select statement',
  'indent',
  'sql lint',
  'sql editor',
  'pretty',
  'formatter',
  'trino',
  'plsql',
  'tsql',
  'ddl',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'sql formatter',
  'format sql',
  'beautify sql',
  'sql beautifier',
  'sql pretty print',
  'sql',
  'SQL prettify and format',
];
