import { expect, it } from 'vitest';
import { savedName } from './saved-name';
import { INLINE_LIMIT, toTextSource } from './text-source';

it('saves a given file under its own name, and a text under the one of its field', () => {
  expect(savedName(new File([Uint8Array.of(0x89)], 'a.png', { type: 'image/png' }), 'text.txt')).toBe('a.png');
  expect(savedName('a', 'text.txt')).toBe('text.txt');
  expect(savedName(toTextSource('a'.repeat(INLINE_LIMIT + 1), 'pasted.txt'), 'text.txt')).toBe('text.txt');
});
