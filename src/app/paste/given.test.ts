import { expect, it } from 'vitest';
import { droppedIn, isSameGiven, lineOf, pastedIn } from './given';

/** What a browser holds of a paste or a drop, as far as it is asked for. */
function transfer(text: string, ...files: readonly File[]): DataTransfer {
  const data: Pick<DataTransfer, 'getData'> & { readonly files: readonly File[] } = { getData: () => text, files };
  return data as unknown as DataTransfer;
}

const picture = new File(['x'], 'cells.png', { type: 'image/png' });

it('takes the text of what was pasted before the picture that programs put beside it', () => {
  expect(pastedIn(transfer('a\tb', picture))).toEqual({ text: 'a\tb' });
  expect(pastedIn(transfer(' \n', picture))).toEqual({ file: picture });
  expect(pastedIn(transfer(' \n'))).toBeUndefined();
  expect(pastedIn(null)).toBeUndefined();
});

it('takes the file of what was dropped before its name', () => {
  expect(droppedIn(transfer('file:///cells.png', picture))).toEqual({ file: picture });
  expect(droppedIn(transfer('text'))).toEqual({ text: 'text' });
  expect(droppedIn(transfer(''))).toBeUndefined();
  expect(droppedIn(null)).toBeUndefined();
});

it.each([
  ['json', 'json'],
  ['json\r\n', 'json'],
  ['a\nb', undefined],
  ['a\rb', undefined],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), undefined],
])('tells a query from a content: %j', (text, expected) => {
  expect(lineOf({ text })).toBe(expected);
  expect(lineOf({ file: picture })).toBeUndefined();
});

it('knows the same again', () => {
  expect(isSameGiven({ text: 'a' }, { text: 'a' })).toBe(true);
  expect(isSameGiven({ text: 'a' }, { text: 'b' })).toBe(false);
  expect(isSameGiven({ file: picture }, { file: picture })).toBe(true);
  expect(isSameGiven(undefined, { file: picture })).toBe(false);
});
