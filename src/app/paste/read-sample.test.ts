import { expect, it } from 'vitest';
import { sampleOf } from '../../operations/detect';
import { kindOf, sampleOfBytes } from './read-sample';

it.each([
  ['nothing', [], 'empty'],
  ['text', [0x61, 0x0a], undefined],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0], 'binary'],
  ['text with a character that is none', [0x61, 0], 'binary'],
  ['text in GBK', [0xc4, 0xe3, 0xba, 0xc3, 13, 10], undefined],
  ['UTF-16 by its mark', [0xff, 0xfe, 0x61, 0], undefined],
])('%s is told from text', (_, bytes, kind) => {
  expect(kindOf(sampleOfBytes(Uint8Array.from(bytes), true))).toBe(kind);
});

it('a text that was pasted is text', () => {
  expect(kindOf(sampleOf('a'))).toBeUndefined();
});
