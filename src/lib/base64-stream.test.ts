import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from './base64';
import { fromBase64 } from './base64-reader';
import { Base64Reader, Base64Writer, type Base64StreamStyle } from './base64-stream';
import { err, ok } from './result';

const ascii = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function write(pieces: readonly Uint8Array[], style?: Base64StreamStyle): string {
  const writer = new Base64Writer(style);
  // One after the other, for the buffer is used again.
  return pieces.map((piece) => ascii(writer.push(piece))).join('') + ascii(writer.end());
}

function read(pieces: readonly string[], isUri = false) {
  const reader = new Base64Reader({ isUri });
  const bytes: number[] = [];
  for (const piece of pieces) {
    const part = reader.push(piece);
    if (!part.ok) return part;
    bytes.push(...part.value);
  }
  const end = reader.end();
  return end.ok ? ok({ bytes: Uint8Array.from([...bytes, ...end.value.bytes]), notes: end.value.notes }) : end;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('Base64Writer', () => {
  it('never pads midway', () => expect(write([utf8('abcd'), utf8('efgh')])).toBe('YWJjZGVmZ2g='));

  it('writes what the whole would give, whatever the pieces', () =>
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 }),
        fc.record({ urlSafe: fc.boolean(), lineLength: fc.constantFrom(0, 4, 64, 76) }),
        (pieces, style) => {
          const whole = Uint8Array.from(pieces.flatMap((piece) => [...piece]));
          expect(write(pieces, style)).toBe(toBase64(whole, style));
        },
      ),
      { numRuns: 500 },
    ));
});

describe('Base64Reader', () => {
  const spaced = fc.constantFrom('', ' ', '\n', '\r\n', '\u200b', '\u00a0');
  const cuts = (text: string, points: readonly number[]) => {
    const sorted = [0, ...points.map((point) => point % (text.length + 1)).toSorted((a, b) => a - b), text.length];
    return sorted.slice(1).map((end, index) => text.slice(sorted[index], end));
  };

  it('reads what was written, wherever it is cut', () =>
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.array(fc.nat(), { maxLength: 5 }),
        spaced,
        (bytes, points, space) => {
          const text = toBase64(bytes, { lineLength: 8 }).replaceAll('\n', space);
          expect(read(cuts(text, points))).toEqual(ok({ bytes, notes: [] }));
        },
      ),
      { numRuns: 500 },
    ));

  it('answers to any text as to its pieces', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'AZaz09+/-_=% \u00e9%2B'), maxLength: 40 }),
        fc.array(fc.nat(), { maxLength: 4 }),
        fc.boolean(),
        (text, points, isUri) => {
          expect(read(cuts(text, points), isUri)).toEqual(read([text], isUri));
        },
      ),
      { numRuns: 1000 },
    ));

  it.each([
    [['YQ', '%3', 'D%3D'], 'a'],
    [['YWI%', '3d'], 'ab'],
  ])('joins percent-encoding over cuts: %j', (pieces, text) =>
    expect(read(pieces, true)).toEqual(ok({ bytes: utf8(text), notes: [] })),
  );

  it.each([
    [['YQ', '=', '=YQ'], { code: 'padding-inside', at: 2 }],
    [['YWJj', 'YW*j'], { code: 'bad-character', at: 6, found: '*' }],
    [['YWJj', 'Y'], { code: 'cut-off', length: 5 }],
    [['=', '='], { code: 'only-padding', at: 0 }],
    [['YWJj😀'], { code: 'bad-character', at: 4, found: '😀' }],
  ] as const)('refuses %j', (pieces, fault) => expect(read(pieces)).toEqual(err(fault)));

  it('counts offsets from where it is told', () => {
    const reader = new Base64Reader({ offset: 10 });
    expect(reader.push('YW')).toMatchObject({ ok: true });
    expect(reader.push('*')).toEqual(err({ code: 'bad-character', at: 12, found: '*' }));
  });

  it('is what fromBase64 stands on', () =>
    expect(fromBase64('ab+-cd')).toMatchObject({
      value: { notes: [{ code: 'mixed-alphabets', at: 3 }, { code: 'not-canonical' }] },
    }));
});
