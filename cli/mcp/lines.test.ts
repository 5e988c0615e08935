import { once } from 'node:events';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { idOf, wholeLines } from './lines';

async function passed(chunks: readonly string[], most = 100) {
  const tooLong: unknown[] = [];
  const lines: string[] = [];
  const source = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const passing = source.pipe(wholeLines(most, (id) => tooLong.push(id)));
  passing.on('data', (line) => lines.push(String(line)));
  await once(passing, 'end');
  return { lines, tooLong };
}

describe('wholeLines', () => {
  it.each([
    [['a\n'], ['a\n']],
    [
      ['a\nb', 'c\n\nd\n'],
      ['a\n', 'bc\n', '\n', 'd\n'],
    ],
    [['a', 'b', 'c', '\n'], ['abc\n']],
    [['last'], ['last\n']],
    [[], []],
    // A character that was cut by the pipe.
    [['{"é', '"}\n'], ['{"é"}\n']],
  ])('puts %j together', async (chunks, lines) => {
    expect(await passed(chunks)).toEqual({ lines, tooLong: [] });
  });

  it('leaves out what is too long and tells its number', async () => {
    const long = 'x'.repeat(300);
    const chunks = [
      `{"jsonrpc":"2.0","id":7,"a":"${long}`,
      long,
      '"}\n{"b":1}\n',
      `{"a":"${long}"`,
      `${long},"id":"z"}\n`,
    ];
    expect(await passed(chunks)).toEqual({ lines: ['{"b":1}\n'], tooLong: [7, 'z'] });
  });

  it('leaves out a last one without an end', async () => {
    expect(await passed(['a\n', 'x'.repeat(101)])).toEqual({ lines: ['a\n'], tooLong: [undefined] });
  });

  it('takes one of exactly that many bytes', async () => {
    expect(await passed([`${'x'.repeat(99)}\n`])).toEqual({ lines: [`${'x'.repeat(99)}\n`], tooLong: [] });
  });
});

describe('idOf', () => {
  it.each([
    ['{"jsonrpc":"2.0","id":12,"method":"a', '', 12],
    ['{ "jsonrpc": "2.0", "id": "a-1", ', '', 'a-1'],
    ['{"method":"a"', ',"jsonrpc":"2.0","id":3}\n', 3],
    ['{"method":"a"', '"id":3}}', undefined],
    ['garbage', 'garbage', undefined],
  ])('of %j … %j is %j', (head, tail, id) => expect(idOf(head, tail)).toBe(id));
});
