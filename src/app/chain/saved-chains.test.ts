import { expect, it } from 'vitest';
import { addChains, savedChains } from './saved-chains';

const step = (toolId: string) => ({
  toolId,
  operation: 'x',
  options: {},
  input: 'text',
  others: {},
  secrets: [],
  output: [],
});

it('a chain from elsewhere replaces none of the same name', () => {
  const own = { name: 'a', steps: [step('own')] };
  savedChains.set([own]);
  expect(addChains([{ name: 'a', steps: [step('other')] }, own])).toEqual({ names: ['a (2)', 'a'], renamed: 1 });
  expect(savedChains.get()).toEqual([own, { name: 'a (2)', steps: [step('other')] }]);
  const long = 'x'.repeat(80);
  addChains([{ name: long, steps: [step('one')] }]);
  const { names } = addChains([{ name: long, steps: [step('two')] }]);
  expect(names).toEqual([`${'x'.repeat(76)} (2)`]);
});
