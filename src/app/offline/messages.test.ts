import { expect, it } from 'vitest';
import { isWorkerMessage, sharedIn } from './messages';

function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

it.each([
  [{ title: 'A page', text: '', url: 'https://example.com' }, { text: 'https://example.com' }],
  [
    { title: 'A page', text: 'Look: https://example.com', url: 'https://example.com' },
    { text: 'Look: https://example.com' },
  ],
  [{ title: 'A page', text: 'Look', url: 'https://example.com' }, { text: 'Look\nhttps://example.com' }],
  [{ title: 'Only this', text: ' ', url: '' }, { text: 'Only this' }],
  [{ text: '{"a":1}' }, { text: '{"a":1}' }],
  [{ text: '', other: 'x' }, {}],
  [{}, {}],
])('takes of %j what is meant', (fields, expected) => {
  expect(sharedIn(form(fields))).toEqual(expected);
});

it('takes a file before everything else, but not the empty one of a form in which none was chosen', () => {
  const file = new File(['{}'], 'a.json');
  expect(sharedIn(form({ title: 'a.json', file }))).toEqual({ file });
  expect(sharedIn(form({ text: 'said', file }))).toEqual({ file, text: 'said' });
  const several = form({ file });
  several.append('file', new File(['a: 1'], 'b.yaml'));
  expect(sharedIn(several)).toMatchObject({ file, others: [{ name: 'b.yaml' }] });
  expect(sharedIn(form({ text: 'said', file: new File([], '') }))).toEqual({ text: 'said' });
  expect(sharedIn(form({ text: 'said', file: 'no file' }))).toEqual({ text: 'said' });
});

it.each([
  [{ type: 'SKIP_WAITING' }, true],
  [{ type: 'TAKE_SHARED' }, true],
  [{ type: 'KEEP', locale: 'fr' }, true],
  [{ type: 'KEEP' }, false],
  [{ type: 'DELETE' }, false],
  ['KEEP', false],
  [null, false],
])('knows a message to the worker: %j', (raw, expected) => expect(isWorkerMessage(raw)).toBe(expected));
