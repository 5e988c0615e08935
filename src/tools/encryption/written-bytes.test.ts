import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { readContent } from './written-bytes';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the bytes to encrypt', () => {
  it.each([
    ['a\nb', 'given', 'a\nb'],
    ['a\nb', 'crlf', 'a\r\nb'],
    ['a\r\nb\n', 'lf', 'a\nb\n'],
  ] as const)('of the text %j, line endings %s, are those of %j', (text, ending, written) =>
    expect(readContent(text, 'text', ending)).toEqual(ok(utf8(written))),
  );

  it('of a file that is no text are its own, whatever the line endings', () => {
    const marked = Uint8Array.of(0xef, 0xbb, 0xbf, 0x0a);
    expect(readContent(marked, 'text', 'crlf')).toEqual(ok(marked));
  });

  it('are read from the digits of a file in UTF-16', () => {
    const digits = Uint8Array.of(0xff, 0xfe, 0x36, 0, 0x31, 0);
    expect(readContent(digits, 'hex', 'given')).toEqual(ok(utf8('a')));
    expect(readContent('6x', 'hex', 'given')).toEqual(err({ code: 'bad-hex-digit', field: 'text', at: 1, found: 'x' }));
  });
});
