import type { Card } from '../../types';

export const card = {
  name: 'Formatage SQL',
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
  'base de données',
  'requête sql',
  'indenter',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['formater du SQL', 'SQL', 'embellir du SQL'];
