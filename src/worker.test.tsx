import { expect, it } from 'vitest';
import { OperationFailure } from './lib/failure';
import { ok } from './lib/result';
import { defaultPool } from './operations/pool';

const ask = (toolId: string, operationId: string, inputs: Readonly<Record<string, unknown>>) =>
  defaultPool().run({ toolId, operationId, inputs, options: {} });

it('finds the operations of the tools', async () => {
  const { result } = await ask('chmod-calculator', 'toSymbolic', { octal: '755' });
  expect(result).toEqual(ok('rwxr-xr-x'));
});

it('finds those of the site itself beside them', async () => {
  const { result } = await ask('paste', 'rank', { text: '{"a":1}' });
  const first = expect.arrayContaining([expect.objectContaining({ toolId: 'json-prettify' })]) as unknown;
  expect(result).toEqual(ok({ suggestions: first, isComplete: true }));
});

it.each([
  ['no-such-tool', 'encode'],
  ['chmod-calculator', 'noSuchOperation'],
  ['../tools/chmod-calculator', 'toSymbolic'],
  ['../paste', 'rank'],
])('has no operation %s %s', (toolId, operationId) =>
  expect(ask(toolId, operationId, {})).rejects.toBeInstanceOf(OperationFailure),
);
