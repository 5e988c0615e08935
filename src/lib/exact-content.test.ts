import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, contentOf, textOf } from './exact-content';
import { OperationFailure } from './failure';
import { INLINE_LIMIT, toTextSource } from './text-source';

const read = (bytes: readonly number[]) => contentOf(new Blob(), new Uint8Array(bytes));

describe('what a file holds', () => {
  it.each([
    ['UTF-8', [0x61, 0xc3, 0xa9], 'aé'],
    ['line endings of any kind', [0x61, 13, 10, 98, 10, 13], 'a\r\nb\n\r'],
    ['nothing', [], ''],
  ])('is a text: %s', (_, bytes, text) => expect(read(bytes)).toBe(text));

  it.each([
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x61]],
    ['UTF-16 LE', [0xff, 0xfe, 0x61, 0]],
    ['UTF-16 BE', [0xfe, 0xff, 0, 0x61]],
    ['no text', [0x89, 0x50, 0x4e, 0x47]],
    ['half a character', [0x61, 0xc3]],
  ])('is bytes: %s', (_, bytes) => expect(read(bytes)).toEqual(new Uint8Array(bytes)));

  it('comes back byte for byte', () =>
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...bytesOf(read([...bytes]))]).toEqual([...bytes]);
      }),
    ));

  it.each(['', '\uFEFF', 'é\r\n'])(
    'is the text that was held as a file because of its length (%j …)',
    async (start) => {
      const text = start + 'x'.repeat(INLINE_LIMIT + 1);
      const held = toTextSource(text, 'pasted.txt');
      if (typeof held === 'string') throw new Error('expected a file');
      expect(contentOf(held, new Uint8Array(await held.arrayBuffer()))).toBe(text);
    },
  );
});

it('reads digits in any encoding that a byte order mark tells', () => {
  expect(textOf(read([0xff, 0xfe, 0x61, 0, 0x62, 0]), 'text')).toBe('ab');
  expect(textOf('ab', 'text')).toBe('ab');
  expect(() => textOf(read([0x89]), 'text')).toThrow(
    new OperationFailure({ code: 'not-text', input: 'text', at: 0, encoding: 'utf-8' }),
  );
});
