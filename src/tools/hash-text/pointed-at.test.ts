import { expect, it } from 'vitest';
import { pointedAt } from './pointed-at';

it('is what matches, or all that is possible where nothing shown is', () => {
  expect(pointedAt({ sha256: 'mismatch', 'keccak-256': 'match', sm3: 'mismatch' }, ['sha256'])).toEqual(['keccak-256']);
  expect(pointedAt({ 'keccak-256': 'mismatch', sm3: 'mismatch' }, ['sha512'])).toEqual(['keccak-256', 'sm3']);
  expect(pointedAt({ sha256: 'match' }, ['sha256'])).toEqual([]);
  expect(pointedAt({}, ['sha256'])).toEqual([]);
});
