import { expect, it, vi } from 'vitest';
import { ok } from '../../lib/result';
import { suggest } from './suggest';

const answers: unknown[] = [];
const asked: unknown[] = [];
vi.mock('../../operations/run-operation', () => ({
  runOperation: async ({ id }: { id: string }, _sample: unknown, options: object) => {
    asked.push([id, options]);
    return ok(answers.shift());
  },
}));

it('asks once more, with more time, where that ran out before all tools had been asked', async () => {
  const late = { toolId: 'late', likelihood: 0.9 };
  const early = { toolId: 'early', likelihood: 0.5 };
  answers.push({ suggestions: [early], isComplete: false }, { suggestions: [late, early], isComplete: true });
  answers.push({ inside: [] }, { inside: [] });
  const told: (readonly (string | boolean | undefined)[])[] = [];
  await suggest({ text: '[1]' }, new AbortController().signal, (found, { isComplete }) =>
    told.push([isComplete, ...found.map(({ toolId }) => toolId)]),
  );
  expect(asked.slice(0, 3)).toEqual([
    ['rank', { isPatient: false }],
    ['rank', { isPatient: true }],
    ['preview', { toolId: 'late' }],
  ]);
  expect(told.slice(0, 2)).toEqual([
    [false, 'early'],
    [true, 'late', 'early'],
  ]);
});
