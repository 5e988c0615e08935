import type { Card } from '../../types';

export const card = {
  name: 'JSON to types',
  description: 'Writes type definitions in ten languages from JSON samples.',
} satisfies Card;

export const keywords = [
  'json',
  'types',
  'typescript',
  'interface',
  'zod',
  'go struct',
  'golang',
  'csharp class',
  'java record',
  'kotlin',
  'rust serde',
  'python dataclass',
  'typeddict',
  'pydantic',
  'swift codable',
  'json schema',
  'quicktype',
  'pojo',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'json to typescript',
  'json to go',
  'json to go struct',
  'json to zod',
  'json to csharp',
  'json to java',
  'json to rust',
  'json to python',
  'json to kotlin',
  'json to swift',
];
