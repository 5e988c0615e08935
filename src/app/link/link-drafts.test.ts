import { expect, it } from 'vitest';
import { draftsOf, readDraft, writeDraft } from '../../operations/drafts';
import { bringDrafts, linkableDrafts } from './link-drafts';

it('secrets are in no link, and are not brought by one', () => {
  writeDraft({ toolId: 'with-secret', name: 'key' }, 'secret', true);
  writeDraft({ toolId: 'with-secret', name: 'text' }, 'open', false);
  expect(linkableDrafts('with-secret')).toEqual({ values: { text: 'open' }, hasLeft: true });
  bringDrafts('with-secret', new Map([['key', 'another']]));
  expect(draftsOf('with-secret').find(({ name }) => name === 'key')?.value).toBe('secret');
});

it.each([
  ['a text', 'begin', 'brought', true],
  ['a number for a text', 'begin', 7, false],
  ['a part that is missing', { text: '', size: 1 }, { text: 'a' }, false],
  ['a part of another kind', { text: '', size: 1 }, { text: 'a', size: '1' }, false],
  ['all parts', { text: '', size: 1 }, { text: 'a', size: 2 }, true],
  ['a list of others', [{ name: '' }], [7], false],
  ['a list of its like', [{ name: '' }], [{ name: 'a' }, { name: 'b' }], true],
  ['an object for nothing', undefined, {}, false],
])('what a link brings is taken where it is like what the field begins with: %s', (what, initial, value, isTaken) => {
  bringDrafts(`tool of ${what}`, new Map([['field', value]]));
  const read = readDraft<unknown>({ toolId: `tool of ${what}`, name: 'field' }, initial, false);
  expect(read).toEqual(isTaken ? value : undefined);
});

it('a field that takes texts takes no other thing, whatever it begins with', () => {
  for (const value of [true, 7, [], {}]) {
    bringDrafts('a tool for texts', new Map([['field', value]]));
    expect(readDraft<unknown>({ toolId: 'a tool for texts', name: 'field' }, null, false, 'text')).toBeUndefined();
  }
});
