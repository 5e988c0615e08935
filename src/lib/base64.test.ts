import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from './base64';
import { fromBase64 } from './base64-reader';
import { err } from './result';

const utf8 = (text: string) => new TextEncoder().encode(text);

function decoded(text: string): string {
  const result = fromBase64(text);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return new TextDecoder('utf-8', { fatal: true }).decode(result.value.bytes);
}

function notes(text: string) {
  const result = fromBase64(text);
  return result.ok ? result.value.notes : result.fault;
}

describe('RFC 4648 section 10', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('%j ⇄ %j', (text, base64) => {
    expect(toBase64(utf8(text))).toBe(base64);
    expect(decoded(base64)).toBe(text);
  });
});

describe('toBase64', () => {
  it.each([
    ['<<<????????>>>', { urlSafe: true }, 'PDw8Pz8_Pz8_Pz8-Pj4'],
    ['<<<????????>>>', {}, 'PDw8Pz8/Pz8/Pz8+Pj4='],
    ['<<<????????>>>', { urlSafe: true, padding: true }, 'PDw8Pz8_Pz8_Pz8-Pj4='],
    ['f', { padding: false }, 'Zg'],
    ['foobar', { lineLength: 4 }, 'Zm9v\nYmFy'],
    ['foobarf', { lineLength: 8 }, 'Zm9vYmFy\nZg=='],
    ['fooba', { lineLength: 7, padding: false }, 'Zm9vYmE'],
    ['', { lineLength: 64 }, ''],
  ])('%j %j is %j', (text, style, base64) => expect(toBase64(utf8(text), style)).toBe(base64));

  it('breaks long lines at 76 and ends without a line feed', () => {
    const lines = toBase64(new Uint8Array(200), { lineLength: 76 }).split('\n');
    expect(lines.map((line) => line.length)).toEqual([76, 76, 76, 40]);
  });
});

describe('fromBase64', () => {
  it.each([
    ['8J-YgA', '😀'],
    ['8J+YgA==', '😀'],
    ['YQ', 'a'],
    ['YQ==', 'a'],
    ['data:text/plain;base64,bG9yZW0gaXBzdW0=', 'lorem ipsum'],
    ['DATA:;BASE64,bG9yZW0gaXBzdW0', 'lorem ipsum'],
    ['data:text/plain;base64,YWI%3D', 'ab'],
    ['bG9yZW0\n gaXBzdW0', 'lorem ipsum'],
    ['\ufeff\tbG9y\r\nZW0\u200b gaXBz\u00a0dW0=\n', 'lorem ipsum'],
    ['"bG9yZW0gaXBzdW0="', 'lorem ipsum'],
    [" 'bG9yZW0gaXBzdW0=' \n", 'lorem ipsum'],
    ['“bG9yZW0gaXBzdW0=”', 'lorem ipsum'],
    ['"data:;base64,YWI="', 'ab'],
    ['', ''],
    [' \n ', ''],
    ['""', ''],
  ])('%j is %j', (base64, text) => {
    expect(decoded(base64)).toBe(text);
    expect(notes(base64)).toEqual([]);
  });

  it.each([
    ['é', { code: 'bad-character', at: 0, found: 'é' }],
    ['Zm9v😀', { code: 'bad-character', at: 4, found: '😀' }],
    ['Zm%39', { code: 'bad-character', at: 2, found: '%' }],
    ['"Zm9v', { code: 'bad-character', at: 0, found: '"' }],
    ['a', { code: 'cut-off', length: 1 }],
    ['Zm9vY', { code: 'cut-off', length: 5 }],
    ['Zm9v Y\n', { code: 'cut-off', length: 5 }],
    ['Zm9v=Zm9v', { code: 'padding-inside', at: 4 }],
    ['Zg==Zg==', { code: 'padding-inside', at: 2 }],
    ['====', { code: 'only-padding', at: 0 }],
    ['data:text/plain,hello', { code: 'data-without-base64', at: 0 }],
  ] as const)('refuses %j', (text, fault) => expect(fromBase64(text)).toEqual(err(fault)));

  it.each([
    ['-_+/', [{ code: 'mixed-alphabets', at: 2 }]],
    ['Zh==', [{ code: 'not-canonical', at: 1, found: 'Zh==', canonical: 'Zg==' }]],
    ['Zm9vZh', [{ code: 'not-canonical', at: 5, found: 'Zh', canonical: 'Zg' }]],
    ['Zm9=', [{ code: 'not-canonical', at: 2, found: 'Zm9=', canonical: 'Zm8=' }]],
    ['-_-_Z_==', [{ code: 'not-canonical', at: 5, found: 'Z_==', canonical: 'Zw==' }]],
    ['Zg=', [{ code: 'wrong-padding', at: 2, found: 1, expected: 2 }]],
    ['Zm9v=', [{ code: 'wrong-padding', at: 4, found: 1, expected: 0 }]],
  ])('reads %j and notes it', (text, expected) => expect(notes(text)).toEqual(expected));

  it.each([
    ['data:image/png;base64,AAAA', 'image/png'],
    ['data:text/html;charset=utf-8;base64,AAAA', 'text/html;charset=utf-8'],
    ['data:;base64,AAAA', 'text/plain;charset=US-ASCII'],
    ['data:;charset=gbk;base64,AAAA', 'text/plain;charset=gbk'],
    ['AAAA', undefined],
  ])('%j is of type %j', (text, mimeType) => {
    const result = fromBase64(text);
    expect(result.ok && result.value.mimeType).toBe(mimeType);
  });

  it('reads what toBase64 writes, in every style', () =>
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.record({
          urlSafe: fc.boolean(),
          padding: fc.option(fc.boolean(), { nil: undefined }),
          lineLength: fc.constantFrom(0, 64, 76, 1),
        }),
        (bytes, style) => {
          const result = fromBase64(toBase64(bytes, style));
          expect(result.ok && [result.value.bytes, result.value.notes]).toEqual([bytes, []]);
        },
      ),
      { numRuns: 500 },
    ));

  it('agrees with the runtime’s own codec', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toBase64(bytes)).toBe(btoa(String.fromCharCode(...bytes)));
      }),
    ));

  it('takes 10 MB', () => {
    const bytes = new Uint8Array(10_000_000).map((_, index) => (index * 7919) >> 3);
    const result = fromBase64(toBase64(bytes));
    expect(result.ok && result.value.bytes.length).toBe(bytes.length);
  });
});
