import { expect, it } from 'vitest';
import { keptTexts, withoutTexts } from './kept-texts';

const diff = {
  toolId: 'text-diff',
  operation: 'patch',
  options: {},
  input: 'left',
  others: { right: 'private', note: 'kept' },
  secrets: ['key'],
  output: [],
};

it('a text beside the one that is given is kept or, where that is refused, asked for each time', () => {
  const kept = keptTexts([undefined, diff]);
  expect(kept).toEqual([
    { step: 1, name: 'right', text: 'private' },
    { step: 1, name: 'note', text: 'kept' },
  ]);
  const [, asking] = withoutTexts([{ ...diff, others: {} }, diff], kept.slice(0, 1));
  expect(asking).toEqual({ ...diff, others: { note: 'kept' }, secrets: ['key', 'right'] });
  expect(JSON.stringify(asking)).not.toContain('private');
  expect(withoutTexts([diff], [])).toEqual([diff]);
});
