import type { Card } from '../../types';

export const card = {
  name: 'UUID generator',
  description: 'Generates UUIDs of every version and decodes existing ones.',
} satisfies Card;

export const keywords = [
  'uuid',
  'guid',
  'v1',
  'v3',
  'v4',
  'v5',
  'v6',
  'v7',
  'nil',
  'max',
  'unique id',
  'decode',
  'namespace',
  'uuidgen',
  'uuidv4',
  'uuidv7',
  'uuid4',
  'uuid5',
  'uuid7',
  'uid',
  'id generator',
  'universally unique',
  'random id',
  'uuid decoder',
  'uuid validator',
  'bulk uuid',
  'primary key',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'uuid',
  'guid',
  'generate uuid',
  'guid generator',
  'uuid v4',
  'uuid v7',
  'random uuid',
  'unique id',
  'unique identifier',
];
