import { expect, it } from 'vitest';
import { words as en } from '../../tools/json-minify/locales/en';
import { words as fr } from '../../tools/json-minify/locales/fr';
import { minify } from '../../tools/json-minify/operations';
import { job } from '../../operations/testing';
import { sayFault } from './say-fault';

it('says a fault as the page of its tool does', async () => {
  const result = await minify.run({ text: '{"a":tru}' }, { keepComments: false } as never, job());
  if (result.ok) throw new Error('It is no JSON');
  const said = await Promise.all([en, fr].map((words) => sayFault('json-minify', 'minify', result.fault, words)));
  expect(said).toEqual([en, fr].map((words) => words.fault(result.fault)));
});

it.each([
  ['no-tool', 'minify'],
  ['json-minify', 'toString'],
  ['../secret', 'x'],
])('says nothing where there are no words: %s %s', async (toolId, operation) =>
  expect(await sayFault(toolId, operation, { code: 'x' }, en)).toBeUndefined(),
);
