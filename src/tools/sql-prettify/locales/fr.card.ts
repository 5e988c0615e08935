import type { Card } from '../../types';

export const card = {
  name: 'Formater du SQL',
  description: 'Met en forme du SQL selon le dialecte choisi, ou le réduit à une ligne.',
} satisfies Card;

export const keywords = [
  'sql',
  'formater',
  'mettre en forme',
  'embellir',
  'minifier',
  'requête',
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
