import type { Card } from '../../types';

export const card = {
  name: 'JSON vers types',
  description: 'Écrit des définitions de types en dix langages à partir d’exemples JSON.',
} satisfies Card;

export const keywords = [
  'json',
  'types',
  'classes',
  'structures',
  'générer',
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
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'json en typescript',
  'json vers typescript',
  'json vers go',
  'json vers classes',
  'json en types',
];
