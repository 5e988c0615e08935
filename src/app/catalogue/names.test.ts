import en from 'virtual:catalogue/en';
import fr from 'virtual:catalogue/fr';
import zhCn from 'virtual:catalogue/zh-cn';
import { expect, it } from 'vitest';

it.each([
  ['zh-cn', zhCn],
  ['en', en],
  ['fr', fr],
] as const)('parts no name at a hyphen between letters: %s', (_, tools) => {
  const names = tools.map(({ name }) => name).filter((name) => /\p{L}-/u.test(name));
  for (const name of names) expect(name).toMatch(/\p{L}-\u2060\p{L}/u);
});

it('has such names', () => {
  expect(fr.find(({ id }) => id === 'ipv4-subnet-calculator')?.name).toBe('Sous-\u2060réseaux IPv4');
});
