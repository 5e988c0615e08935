import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listChanges, type Change } from './changes';

function apply(text: string, changes: readonly Change[]): string {
  let result = '';
  let last = 0;
  for (const { at, removed, added } of changes) {
    expect(text.slice(at, at + removed.length)).toBe(removed);
    result += text.slice(last, at) + added;
    last = at + removed.length;
  }
  return result + text.slice(last);
}

it.each([
  ['{"a":1 "b":2}', '{"a":1, "b":2}', [[6, '', ',']]],
  [
    '{a: True}',
    '{"a": true}',
    [
      [1, 'a', '"a"'],
      [4, 'True', 'true'],
    ],
  ],
  ['{"a":"b}', '{"a":"b"}', [[7, '', '"']]],
  ['[1,2', '[1,2]', [[4, '', ']']]],
  [
    'x([1])',
    '[1]',
    [
      [0, 'x(', ''],
      [5, ')', ''],
    ],
  ],
  ['[1]', '[1]', []],
])('%s to %s', (from, to, expected) =>
  expect(listChanges(from, to).map(({ at, removed, added }) => [at, removed, added])).toEqual(expected),
);

it('turns one text into the other', () => {
  const text = fc.string({ unit: fc.constantFrom('{', '}', '"', ':', ',', 'a', '1', ' ', '\n', '\\', '😀') });
  fc.assert(
    fc.property(text, text, (from, to) => {
      expect(apply(from, listChanges(from, to))).toBe(to);
    }),
  );
});

it('takes quotes that nothing closes, however many', () => {
  const open = String.raw`"${String.raw`\"`.repeat(200_000)}`;
  expect(listChanges(open, `${open}"`)).toEqual([{ at: open.length, removed: '', added: '"' }]);
});

it('takes a string of ten million characters', () => {
  const long = 'a'.repeat(10_000_000);
  expect(listChanges(`{"k":"你${long}" "b":1}`, `{"k":"你${long}", "b":1}`)).toEqual([
    { at: long.length + 8, removed: '', added: ',' },
  ]);
});
