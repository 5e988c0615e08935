import { expect, it } from 'vitest';
import { noteSchema } from '../../operations/linked';
import { restoreChosen } from '../../operations/use-options';
import { caseOptions } from '../../tools/case-converter/options';
import { rememberedOptions as cronOptions } from '../../tools/crontab-generator/options';
import { memoOptions } from '../../tools/git-memo/options';
import { makeLink } from './make-link';

const BASE = 'https://example.com/en/tool?old=1#old';

it('parameters of a calculation are readable in the address', async () => {
  noteSchema('cron', cronOptions);
  restoreChosen('cron', { expression: '*/7 3 * * 2', zone: 'Asia/Tokyo' });
  const { address, options, hasOthers, input } = await makeLink('cron', BASE);
  expect([...new URL(address).searchParams]).toEqual([
    ['expression', '*/7 3 * * 2'],
    ['zone', 'Asia/Tokyo'],
  ]);
  expect({ options, hasOthers, input }).toEqual({ options: 2, hasOthers: false, input: undefined });
});

it('texts of the visitor’s go with the input, favourites nowhere, and it is known that they differ', async () => {
  noteSchema('memo', memoOptions);
  restoreChosen('memo', { REMOTE: 'git@private' });
  const memo = await makeLink('memo', BASE);
  expect(memo).toMatchObject({ address: 'https://example.com/en/tool', options: 0, hasOthers: true });
  expect(memo.input).toMatch(/^#in=1\./);
  noteSchema('case', caseOptions);
  restoreChosen('case', { favourites: ['camel'] });
  expect(await makeLink('case', BASE)).toMatchObject({ options: 0, hasOthers: true, input: undefined });
});

it('nothing differs where nothing was chosen', async () => {
  noteSchema('untouched', memoOptions);
  expect(await makeLink('untouched', BASE)).toMatchObject({ options: 0, hasOthers: false, input: undefined });
});
