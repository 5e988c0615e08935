import { expect, it } from 'vitest';
import { faultAt, type CipherFault } from './fault-field';

it.each<[CipherFault, 'key' | 'iv' | 'additional' | 'passphrase' | 'text']>([
  [{ code: 'half-byte', field: 'additional', at: 0 }, 'additional'],
  [{ code: 'key-size', bytes: 15 }, 'key'],
  [{ code: 'no-iv' }, 'iv'],
  [{ code: 'iv-size', expected: 16, bytes: 12 }, 'iv'],
  [{ code: 'no-passphrase' }, 'passphrase'],
  [{ code: 'wrong-passphrase' }, 'text'],
])('%j is about the field %s', (fault, field) => {
  expect(faultAt(fault, field)).toBe(fault);
  expect(faultAt(fault, field === 'key' ? 'iv' : 'key')).toBeUndefined();
});
