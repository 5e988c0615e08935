/** In the order in which they are offered. */
export const DIALECTS = [
  'sql',
  'bigquery',
  'db2',
  'hive',
  'mariadb',
  'mysql',
  'n1ql',
  'plsql',
  'postgresql',
  'redshift',
  'spark',
  'transactsql',
  'sqlite',
  'snowflake',
  'trino',
  'duckdb',
  'clickhouse',
  'singlestoredb',
  'tidb',
  'db2i',
] as const;
export type Dialect = (typeof DIALECTS)[number];

/** Proper names, the same in every language, but for the standard itself. */
export const DIALECT_NAMES: Readonly<Record<Exclude<Dialect, 'sql'>, string>> = {
  bigquery: 'BigQuery',
  db2: 'DB2',
  hive: 'Hive',
  mariadb: 'MariaDB',
  mysql: 'MySQL',
  n1ql: 'N1QL',
  plsql: 'PL/SQL',
  postgresql: 'PostgreSQL',
  redshift: 'Redshift',
  spark: 'Spark',
  transactsql: 'Transact-SQL',
  sqlite: 'SQLite',
  snowflake: 'Snowflake',
  trino: 'Trino',
  duckdb: 'DuckDB',
  clickhouse: 'ClickHouse',
  singlestoredb: 'SingleStoreDB',
  tidb: 'TiDB',
  db2i: 'DB2 for i',
};

/** In which order dialects are tried on a text that the chosen one cannot read: those used most come first. */
export const LIKELY: readonly Dialect[] = [
  'postgresql',
  'mysql',
  'transactsql',
  'plsql',
  'sqlite',
  'mariadb',
  'bigquery',
  'snowflake',
  'redshift',
  'spark',
  'hive',
  'db2',
  'trino',
  'duckdb',
  'clickhouse',
  'n1ql',
  'singlestoredb',
  'tidb',
  'db2i',
  'sql',
];

/** Dialects of the MySQL family: client commands, and `--` that needs a blank after it to be a comment. */
export function isLikeMySql(dialect: Dialect): boolean {
  return dialect === 'mysql' || dialect === 'mariadb' || dialect === 'tidb' || dialect === 'singlestoredb';
}
