import type { Card } from '../../types';

export const card = {
  name: 'ULID generator',
  description: 'Generates sortable unique ids (ULID) and reads the time inside them.',
} satisfies Card;

export const keywords = [
  'ulid',
  'sortable id',
  'unique',
  'crockford',
  'base32',
  'timestamp',
  'monotonic',
  'decode',
  'ksuid',
  'snowflake',
  'time sortable',
  'lexicographically sortable',
  'unique id',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['ulid', 'generate ulid', 'ulid decoder', 'sortable id'];
