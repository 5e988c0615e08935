import { expect, it } from 'vitest';
import { readingName } from './reading-name';

it.each([
  ['json', 'JSON'],
  ['json5', 'JSON5'],
  ['lines', 'JSON Lines'],
  ['values', 'JSON Lines'],
] as const)('%s is %s', (reading, name) => expect(readingName(reading)).toBe(name));

it('names nothing where nothing was read', () => expect(readingName('json', 0)).toBeUndefined());
