import { expect, it } from 'vitest';
import { droppedIn, firstOf, isFolderAlone, isSameGiven, lineOf, pastedIn, placeOf } from './given';

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

/** As `transfer`, with folders among the files. */
function withFolders(...all: readonly (readonly [file: File, isDirectory: boolean])[]): DataTransfer {
  const items = all.map(([, isDirectory]) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) }));
  return Object.assign(transfer('', ...all.map(([file]) => file)), { items });
}

it('takes no folder', () => {
  const folder = new File([], 'folder');
  expect(droppedIn(withFolders([folder, true]))).toBeUndefined();
  expect(isFolderAlone(withFolders([folder, true]))).toBe(true);
  expect(droppedIn(withFolders([folder, true], [picture, false]))).toEqual({ file: picture });
  expect(isFolderAlone(withFolders([folder, true], [picture, false]))).toBe(false);
  expect(isFolderAlone(transfer('text'))).toBe(false);
});

it('keeps several files together', () => {
  const other = new File(['y'], 'y.yaml');
  const given = droppedIn(transfer('', picture, other));
  expect(given).toEqual({ file: picture, among: [{ file: picture }, { file: other }] });
  const { place, count, next } = placeOf(given ?? {});
  expect({ place, count, name: next.file?.name }).toEqual({ place: 1, count: 2, name: 'y.yaml' });
  expect(placeOf(next)).toMatchObject({ place: 2, count: 2, next: { file: picture } });
  expect(placeOf({ text: 'a' })).toMatchObject({ place: 1, count: 1 });
  expect(firstOf([])).toBeUndefined();
});

it('knows the same again', () => {
  expect(isSameGiven({ text: 'a' }, { text: 'a' })).toBe(true);
  expect(isSameGiven({ text: 'a' }, { text: 'b' })).toBe(false);
  expect(isSameGiven({ file: picture }, { file: picture })).toBe(true);
  expect(isSameGiven(undefined, { file: picture })).toBe(false);
});
