import { expect, it } from 'vitest';
import { examplesOf } from './examples-of';

it('names each text, in the order of the texts', () => {
  expect(examplesOf({ short: '1', long: '1 2 3' }, { long: 'Long', short: 'Short' })).toEqual([
    { label: 'Short', value: '1' },
    { label: 'Long', value: '1 2 3' },
  ]);
});
