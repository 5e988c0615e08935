import type { DialectOptions } from 'sql-formatter';
import type { Dialect } from './dialects';

const LOADERS: Readonly<Record<Dialect, () => Promise<{ dialect: DialectOptions }>>> = {
  sql: () => import('./dialects/sql'),
  bigquery: () => import('./dialects/bigquery'),
  db2: () => import('./dialects/db2'),
  hive: () => import('./dialects/hive'),
  mariadb: () => import('./dialects/mariadb'),
  mysql: () => import('./dialects/mysql'),
  n1ql: () => import('./dialects/n1ql'),
  plsql: () => import('./dialects/plsql'),
  postgresql: () => import('./dialects/postgresql'),
  redshift: () => import('./dialects/redshift'),
  spark: () => import('./dialects/spark'),
  transactsql: () => import('./dialects/transactsql'),
  sqlite: () => import('./dialects/sqlite'),
  snowflake: () => import('./dialects/snowflake'),
  trino: () => import('./dialects/trino'),
  duckdb: () => import('./dialects/duckdb'),
  clickhouse: () => import('./dialects/clickhouse'),
  singlestoredb: () => import('./dialects/singlestoredb'),
  tidb: () => import('./dialects/tidb'),
  db2i: () => import('./dialects/db2i'),
};

/** Fetches the grammar of one dialect. */
export async function loadDialect(dialect: Dialect): Promise<DialectOptions> {
  return (await LOADERS[dialect]()).dialect;
}
