import { expect, it } from 'vitest';
import { fittingChains, withoutSecrets } from './work';

const STEP = {
  toolId: 'json-minify',
  operation: 'minify',
  options: {},
  input: 'text',
  others: {},
  secrets: [],
  output: ['text'],
};
const ENCRYPT = { ...STEP, toolId: 'encryption', operation: 'encrypt', secrets: ['passphrase'] };
const DIFF = { ...STEP, toolId: 'text-diff', operation: 'patch', input: 'left' };

it.each([
  ['a plain one', STEP, true],
  ['one that asks for its secret', ENCRYPT, true],
  ['one that keeps a second text', { ...DIFF, others: { right: 'a' } }, true],
  ['one that asks for its second text', { ...DIFF, secrets: ['right'] }, true],
  ['a tool that does not exist, which is told when it runs', { ...STEP, toolId: 'no-tool', secrets: ['a'] }, true],
  ['one that asks for what its tool does not have', { ...STEP, secrets: ['password'] }, false],
  ['one that brings what its tool does not have', { ...STEP, others: { password: 'hunter2' } }, false],
  ['one that brings a secret', { ...ENCRYPT, secrets: [], others: { passphrase: 'hunter2' } }, false],
  ['one that asks for what it brings', { ...DIFF, secrets: ['right'], others: { right: 'a' } }, false],
  ['one that asks twice', { ...ENCRYPT, secrets: ['passphrase', 'passphrase'] }, false],
  ['one that asks for what it is given', { ...STEP, secrets: ['text'] }, false],
  ['one that is given to what its tool does not have', { ...STEP, input: 'other' }, false],
])('a chain from a file: %s', async (_, step, isFitting) => {
  const chain = { name: 'x', steps: [STEP, step] };
  expect(await fittingChains([chain])).toEqual(isFitting ? [chain] : []);
});

it('a stored chain that holds a secret asks for it instead, and any other is left as it is', async () => {
  const plain = { name: 'plain', steps: [STEP, { ...DIFF, others: { right: 'a' } }] };
  const held = { ...ENCRYPT, secrets: [], others: { passphrase: 'hunter2' } };
  const [first, second] = await withoutSecrets([plain, { name: 'held', steps: [STEP, held] }]);
  expect(first).toBe(plain);
  expect(second).toEqual({ name: 'held', steps: [STEP, { ...held, others: {}, secrets: ['passphrase'] }] });
});
