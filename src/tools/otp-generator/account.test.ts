import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '../../lib/base64';
import { readCode } from '../../lib/qr/read-code';
import { drawRaster, toRgba } from '../../lib/qr/raster';
import { makeSymbol } from '../../lib/qr/symbol';
import { job } from '../../operations/testing';
import { holdsAddress, nameOf, readAccount, toAddress, type Account } from '../../lib/otp-uri/account';
import { toBase32 } from '../../lib/otp-uri/base32';
import { readAddress } from '../../lib/otp-uri/migration';
import { draw, generate, scan } from './operations';
import { generateOptions } from './options';
import { readFields } from '../../lib/otp-uri/protobuf';
import { ALGORITHMS, DIGITS, KINDS } from '../../lib/otp-uri/settings';

const EXPORT =
  'otpauth-migration://offline?data=Ci0KCkhlbGxvId6tvu8SEGFsaWNlQGdvb2dsZS5jb20aB0V4YW1wbGUgASgBMAIQARgBIAA%3D';
const ALICE: Account = {
  kind: 'totp',
  issuer: 'Example',
  account: 'alice@google.com',
  secret: 'JBSWY3DPEHPK3PXP',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: '0',
};
const read = (address: string) => {
  const found = readAccount(address);
  return found.ok ? found.value : found.fault;
};

describe('an otpauth:// address', () => {
  it('is written as apps read it', async () => {
    const options = parse(generateOptions, { issuer: '示例', account: '张三', time: '59' });
    expect(await generate.run({ secret: 'JBSWY3DPEHPK3PXP' }, options, job())).toMatchObject({
      value: {
        address:
          'otpauth://totp/%E7%A4%BA%E4%BE%8B:%E5%BC%A0%E4%B8%89?issuer=%E7%A4%BA%E4%BE%8B&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
      },
    });
    expect(toAddress({ ...ALICE, kind: 'hotp', counter: '7', issuer: '' }, Uint8Array.of(0x66))).toBe(
      'otpauth://hotp/alice%40google.com?secret=MY&algorithm=SHA1&digits=6&counter=7',
    );
  });

  it('gives back what was written', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(
        fc.record({
          kind: fc.constantFrom(...KINDS),
          issuer: name.filter((text) => text !== ''),
          account: name.map((text) => text.trimStart()),
          algorithm: fc.constantFrom(...ALGORITHMS),
          digits: fc.constantFrom(...DIGITS),
          period: fc.integer({ min: 1, max: 3600 }),
          counter: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
        }),
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        (account, secret) => {
          const expected = {
            ...account,
            secret: toBase32(secret),
            ...(account.kind === 'totp' ? { counter: '0' } : { period: 30 }),
          };
          expect(read(toAddress(account, secret))).toEqual(expected);
        },
      ),
    );
  });

  it('may leave out what is usual, and be written in other ways', () => {
    expect(read('otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example')).toEqual(ALICE);
    expect(read('otpauth://totp/Example%3A%20alice@google.com?secret=jbswy3dpehpk3pxp')).toEqual(ALICE);
    expect(read(' OTPAUTH://TOTP/alice%40google.com?SECRET=JBSWY3DPEHPK3PXP%3D&Issuer=Example#x\n')).toEqual(ALICE);
    expect(read('otpauth://totp/ACME:bob?secret=MY&issuer=Big+Corp&algorithm=HmacSHA256')).toMatchObject({
      issuer: 'Big Corp',
      account: 'bob',
      algorithm: 'SHA256',
    });
    expect(read('otpauth://totp/%zz:b?secret=MY&secret=MZXQ&algorithm=sha-512')).toMatchObject({
      issuer: '%zz',
      secret: 'MY',
      algorithm: 'SHA512',
    });
    expect(read('otpauth://totp?secret=MY')).toMatchObject({ issuer: '', account: '' });
    expect(read('otpauth://hotp/a?secret=MY&counter=9007199254740993')).toMatchObject({ counter: '9007199254740993' });
  });

  it.each([
    ['', { code: 'not-otpauth' }],
    ['https://example.com', { code: 'not-otpauth' }],
    ['otpauth:totp/a?secret=MY', { code: 'not-otpauth' }],
    ['otpauth://steam/a?secret=MY', { code: 'address-parameter', name: 'type', found: 'steam' }],
    ['otpauth://totp/a?secret=MY&encoder=steam', { code: 'address-parameter', name: 'encoder', found: 'steam' }],
    ['otpauth://totp/a?secret=MY&algorithm=MD5', { code: 'address-parameter', name: 'algorithm', found: 'MD5' }],
    ['otpauth://totp/a?secret=MY&digits=5', { code: 'address-parameter', name: 'digits', found: '5' }],
    ['otpauth://totp/a?secret=MY&period=0', { code: 'address-parameter', name: 'period', found: '0' }],
    ['otpauth://totp/a?secret=MY&period=3601', { code: 'address-parameter', name: 'period', found: '3601' }],
    ['otpauth://hotp/a?secret=MY', { code: 'address-parameter', name: 'counter', found: '' }],
    ['otpauth://hotp/a?secret=MY&counter=-1', { code: 'address-parameter', name: 'counter', found: '-1' }],
    ['otpauth://totp/a', { code: 'address-secret', because: { code: 'no-secret' } }],
    [
      'otpauth://totp/a?secret=ABC1',
      { code: 'address-secret', because: { code: 'bad-base32', found: '1', position: 4 } },
    ],
    [
      'otpauth://totp/a?secret=AB+D',
      { code: 'address-secret', because: { code: 'bad-base32', found: '+', position: 3 } },
    ],
  ])('is refused: %s', (address, fault) => expect(read(address)).toEqual(fault));
});

/** Writes fields as Protocol Buffers have them, for exports of our own. */
function message(fields: readonly (readonly [field: number, value: number | Uint8Array | string])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([field, value]) => {
      if (typeof value === 'number') return [field << 3, ...varint(value)];
      const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
      return [(field << 3) | 2, ...varint(bytes.length), ...bytes];
    }),
  );
}
function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...varint(Math.floor(value / 0x80))];
}
const exported = (payload: Uint8Array) =>
  readAddress(`otpauth-migration://offline?data=${encodeURIComponent(toBase64(payload))}`);

describe('an export', () => {
  it('gives its account', () => {
    const expected = { ok: true, value: { accounts: [ALICE], skipped: 0, batch: null } };
    expect(readAddress(EXPORT)).toEqual(expected);
    expect(readAddress(EXPORT.replace('%3D', '='))).toEqual(expected);
    expect(readAddress(EXPORT.replace('%3D', ''))).toEqual(expected);
  });

  it('may hold several, of all kinds', () => {
    const secret = Uint8Array.of(0x66, 0xff);
    const payload = message([
      [
        1,
        message([
          [1, secret],
          [2, 'ACME: bob'],
          [3, 'ACME'],
          [4, 2],
          [5, 2],
          [6, 1],
          [7, 2 ** 40 + 1],
        ]),
      ],
      [
        1,
        message([
          [1, secret],
          [2, '公司:张三'],
        ]),
      ],
      [
        1,
        message([
          [1, secret],
          [2, 'md5'],
          [4, 4],
          [6, 2],
        ]),
      ],
      [1, message([[2, 'no secret']])],
      [
        1,
        message([
          [1, secret],
          [2, 'x:y'],
          [3, 'Other'],
          [4, 3],
          [6, 2],
          [8, 'unique'],
          [15, 5],
        ]),
      ],
      [2, 1],
      [3, 3],
      [4, 1],
      [5, 12345],
    ]);
    const common = { secret: 'M37Q', period: 30, counter: '0' };
    expect(exported(payload)).toEqual({
      ok: true,
      value: {
        accounts: [
          {
            ...common,
            kind: 'hotp',
            issuer: 'ACME',
            account: 'bob',
            algorithm: 'SHA256',
            digits: 8,
            counter: '1099511627777',
          },
          { ...common, kind: 'totp', issuer: '公司', account: '张三', algorithm: 'SHA1', digits: 6 },
          { ...common, kind: 'totp', issuer: 'Other', account: 'x:y', algorithm: 'SHA512', digits: 6 },
        ],
        skipped: 2,
        batch: { part: 2, parts: 3 },
      },
    });
  });

  it('is refused when it is cut off or no export', () => {
    const bad = { ok: false, fault: { code: 'bad-migration' } };
    const whole = Uint8Array.from(
      atob('Ci0KCkhlbGxvId6tvu8SEGFsaWNlQGdvb2dsZS5jb20aB0V4YW1wbGUgASgBMAIQARgBIAA='),
      (c) => c.charCodeAt(0),
    );
    for (let length = 0; length < 47; length++) expect(exported(whole.subarray(0, length))).toEqual(bad);
    expect(exported(message([[1, 5]]))).toEqual(bad);
    expect(readAddress('otpauth-migration://offline')).toEqual(bad);
    expect(readAddress('otpauth-migration://offline?data=*')).toEqual(bad);
  });

  it('of any bytes never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(typeof exported(bytes).ok).toBe('boolean');
      }),
    );
  });

  it('is read field by field', () => {
    expect(readFields(Uint8Array.of(0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01))).toEqual([
      { field: 1, value: 2n ** 64n - 1n },
    ]);
    expect(readFields(Uint8Array.of(0x0d, 1, 2, 3, 4))).toEqual([{ field: 1, value: Uint8Array.of(1, 2, 3, 4) }]);
    for (const wrong of [[0x08], [0x00, 0x01], [0x0b], [0x0a, 5, 1], [0x08, ...Array.from({ length: 11 }, () => 0x80)]])
      expect(readFields(Uint8Array.from(wrong))).toBeUndefined();
  });
});

describe('a QR code', () => {
  const design = { foreground: '#000000', background: '#ffffff', quietZone: 4, shape: 'square' } as const;
  const pixelsOf = (text: string) => {
    const symbol = makeSymbol(text, 'medium');
    if (!symbol.ok) throw new Error(symbol.fault.code);
    const raster = drawRaster(symbol.value, design, (symbol.value.side + 8) * 4);
    if (!raster.ok) throw new Error(raster.fault.code);
    const { size } = raster.value;
    return { pixels: Uint8Array.from(toRgba(raster.value)), width: size, height: size };
  };

  it('reads back', async () => {
    const { pixels, ...size } = pixelsOf(EXPORT);
    expect(await scan.run({ pixels }, size, job())).toEqual({ ok: true, value: EXPORT });
    const chinese = pixelsOf('otpauth://totp/张三?secret=MY');
    expect(readCode(chinese.pixels, chinese.width, chinese.height)).toBe('otpauth://totp/张三?secret=MY');
  });

  it('is not there in other pictures', async () => {
    const none = { ok: false, fault: { code: 'no-qr' } };
    expect(await scan.run({ pixels: new Uint8Array(4) }, { width: 1, height: 1 }, job())).toEqual(none);
    expect(await scan.run({ pixels: new Uint8Array(100) }, { width: 40, height: 40 }, job())).toEqual(none);
    const grey = new Uint8Array(100 * 30 * 4).fill(128);
    expect(await scan.run({ pixels: grey }, { width: 100, height: 30 }, job())).toEqual(none);
  });

  it('is drawn, unless the address is too long', async () => {
    const drawn = await draw.run({ address: EXPORT }, { format: 'svg', size: 512 }, job());
    expect(drawn.ok && new TextDecoder().decode(drawn.value)).toContain('width="512"');
    expect(await draw.run({ address: 'a'.repeat(2332) }, { format: 'png', size: 512 }, job())).toMatchObject({
      fault: { code: 'too-long' },
    });
  });
});

it.each([
  ['Example', 'anna', 'Example · anna'],
  ['', 'anna', 'anna'],
  ['', '', ''],
])('names an account by %j and %j', (issuer, account, name) => expect(nameOf({ issuer, account })).toBe(name));

it.each([
  [' otpauth://totp/a?secret=MY', true],
  ['OTPAUTH-MIGRATION://offline?data=', true],
  ['GEZDGNBV', false],
])('tells whether %j is an address', (secret, is) => expect(holdsAddress(secret)).toBe(is));
