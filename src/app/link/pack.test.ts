import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './pack';

const written = (text: string | Uint8Array) => `1.${deflateRawSync(text).toString('base64url')}`;

it('brings back any values', async () => {
  const values = fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(values, async (given) => {
      const read = await unpack(await pack(given));
      // JSON has one zero only.
      const plain = JSON.parse(JSON.stringify(given)) as object;
      expect(read).toEqual({ ok: true, value: new Map(Object.entries(plain)) });
    }),
  );
});

it.each(['', 'a', '\u{1f600}', '\ud800', '\uFEFFa\r\nb', '0'.repeat(100_000)])(
  'brings back the text %j, in signs that an address takes as they are',
  async (text) => {
    const packed = await pack({ text });
    expect(packed).toMatch(/^1\.[\w-]+$/);
    const read = await unpack(packed);
    expect(read.ok && read.value.get('text')).toBe(text);
  },
);

describe('what is no input', () => {
  it.each([
    ['nothing', '', 'broken'],
    ['no version', 'abc', 'broken'],
    ['a later version', '2.abc', 'newer'],
    ['no Base64', '1.%%%', 'broken'],
    ['no DEFLATE', '1.AAAA', 'broken'],
    ['cut off', written('{"text":"a long text that is cut off"}').slice(0, -12), 'broken'],
    ['no JSON', written('{'), 'broken'],
    ['no UTF-8', written(new Uint8Array([0x22, 0xff, 0x22])), 'broken'],
    ['a list', written('[1]'), 'broken'],
    ['null', written('null'), 'broken'],
    ['a bomb', written(`{"a":"${'0'.repeat(50_000_000)}"}`), 'too-large'],
  ])('%s', async (_, packed, code) => expect(await unpack(packed)).toEqual({ ok: false, fault: { code } }));

  it('prototype keys are names as any others', async () => {
    const read = await unpack(written('{"__proto__":{"polluted":1},"constructor":"x"}'));
    expect(read.ok && [...read.value.keys()]).toEqual(['__proto__', 'constructor']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
