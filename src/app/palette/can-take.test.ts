import { expect, it } from 'vitest';
import { canTake } from './can-take';
import type { PaletteItem } from './items';

const item = (...takes: readonly ('text' | 'short' | 'file')[]): PaletteItem => ({
  key: 'a',
  group: 'Tools',
  name: 'a',
  description: '',
  icon: 'hash',
  target: { route: () => '/a' },
  record: { id: 'a', names: [], descriptions: [], keywords: [], takes },
});

const long = 'hello world\n'.repeat(200);

it('offers no tool for a password or an address to a long text or file', () => {
  expect(canTake(item('short'), { text: 'hunter2' })).toBe(true);
  expect(canTake(item('short'), { text: `${' '.repeat(5000)}hunter2` })).toBe(true);
  expect(canTake(item('short'), { text: long })).toBe(false);
  expect(canTake(item('text'), { text: long })).toBe(true);
  expect(canTake(item('short'), { file: new File(['hunter2'], 'a.txt') })).toBe(true);
  expect(canTake(item('short'), { file: new File([long.repeat(4)], 'a.txt') })).toBe(false);
  expect(canTake(item('short', 'file'), { file: new File([long.repeat(4)], 'a.txt') })).toBe(true);
});

it('offers bytes to tools for files alone', () => {
  const file = new File(['\0'], 'a.bin');
  expect(canTake(item('short'), { file }, 'binary')).toBe(false);
  expect(canTake(item('text'), { file }, 'binary')).toBe(false);
  expect(canTake(item('file'), { file }, 'binary')).toBe(true);
  expect(canTake(item('text'), { file })).toBe(true);
});
