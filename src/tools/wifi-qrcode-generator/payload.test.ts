import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { LEVELS, WHITE } from '../../lib/qr/design';
import { drawRaster, toRgba } from '../../lib/qr/raster';
import { makeSymbol } from '../../lib/qr/symbol';
import { err, ok } from '../../lib/result';
import { METHODS, NO_NETWORK, PHASES_TWO, SECURITIES, looksLikeHex, type Network } from '../../lib/wifi/network';
import { readPayload } from '../../lib/wifi/read-payload';
import { DOTS, maskPayload, writePayload } from './write-payload';

const network = (changes: Partial<Network>): Network => ({ ...NO_NETWORK, ...changes });

/** The rule that most readers follow: find `X:`, read to the first `;` not escaped, drop the backslashes. */
function readAsPhonesDo(payload: string, name: string): string | undefined {
  const text = payload.slice('WIFI:'.length);
  const found = text.indexOf(`${name}:`);
  if (found < 0) return undefined;
  let end = found + name.length + 1;
  const backslashesBefore = (at: number) => /\\*$/.exec(text.slice(0, at))?.[0].length ?? 0;
  while (end < text.length && (text[end] !== ';' || backslashesBefore(end) % 2 === 1)) end++;
  return text.slice(found + name.length + 1, end).replace(/\\([^])/g, '$1');
}

const CASES: [string, Partial<Network>, string][] = [
  ['WPA', { ssid: 'MyNet', password: 's3cret-pass' }, 'WIFI:T:WPA;S:MyNet;P:s3cret-pass;;'],
  [
    'special characters',
    { ssid: String.raw`foo;bar\baz`, password: String.raw`p:a,s"s;w\d` },
    String.raw`WIFI:T:WPA;S:foo\;bar\\baz;P:p\:a\,s\"s\;w\\d;;`,
  ],
  ['open and hidden', { security: 'none', ssid: 'Guest', isHidden: true }, 'WIFI:T:nopass;S:Guest;H:true;;'],
  [
    'WPA and hidden',
    { ssid: 'Hidden Net', password: '12345678', isHidden: true },
    'WIFI:T:WPA;S:Hidden Net;P:12345678;H:true;;',
  ],
  ['WPA3 only', { security: 'wpa3', ssid: 'Lab', password: 'correct horse' }, 'WIFI:T:WPA;R:1;S:Lab;P:correct horse;;'],
  ['WEP', { security: 'wep', ssid: 'Old', password: 'abcde' }, 'WIFI:T:WEP;S:Old;P:abcde;;'],
  [
    'PEAP with both identities',
    {
      security: 'eap',
      ssid: 'Corp',
      identity: 'alice@corp.example',
      anonymousIdentity: 'anonymous@corp.example',
      password: 'pa;ss',
    },
    String.raw`WIFI:T:WPA2-EAP;S:Corp;E:PEAP;PH2:MSCHAPV2;A:anonymous@corp.example;I:alice@corp.example;P:pa\;ss;;`,
  ],
  [
    'TLS without a password',
    { security: 'eap', ssid: 'Corp', method: 'TLS', phaseTwo: 'none', identity: 'alice' },
    'WIFI:T:WPA2-EAP;S:Corp;E:TLS;I:alice;;',
  ],
  ['Chinese and emoji', { ssid: '咖啡馆 ☕', password: '12345678' }, 'WIFI:T:WPA;S:咖啡馆 ☕;P:12345678;;'],
  [
    'what looks like fields',
    { ssid: '"foo"', password: 'xS:y;P:z1' },
    String.raw`WIFI:T:WPA;S:\"foo\";P:xS\:y\;P\:z1;;`,
  ],
  ['spaces at the ends', { ssid: ' a ', password: '  ' }, 'WIFI:T:WPA;S: a ;P:  ;;'],
  ['hex in quotes', { ssid: 'CAFE01', password: '12345678', quotesHex: true }, 'WIFI:T:WPA;S:"CAFE01";P:12345678;;'],
  ['hex as it is', { ssid: 'CAFE01', password: '12345678' }, 'WIFI:T:WPA;S:CAFE01;P:12345678;;'],
  ['no hex, no quotes', { ssid: 'Cafe 1', password: '12345678', quotesHex: true }, 'WIFI:T:WPA;S:Cafe 1;P:12345678;;'],
  ['a backslash at the end', { ssid: 'a\\', password: 'b\\\\' }, 'WIFI:T:WPA;S:a\\\\;P:b\\\\\\\\;;'],
];

describe('writing', () => {
  it.each(CASES)('%s', (_, changes, payload) => {
    expect(writePayload(network(changes))).toBe(payload);
    expect(readPayload(payload)).toEqual(ok(used(network(changes))));
  });

  it('leaves out what the security has no use for', () => {
    const all = { ssid: 'a', password: 'p', identity: 'i', anonymousIdentity: 'o' };
    expect(writePayload(network({ ...all, security: 'none' }))).toBe('WIFI:T:nopass;S:a;;');
    expect(writePayload(network({ ...all, security: 'wpa' }))).toBe('WIFI:T:WPA;S:a;P:p;;');
  });

  it('masks the password and nothing else', () => {
    expect(maskPayload(network({ ssid: 'a;P:b', password: 'secret' }))).toBe(
      String.raw`WIFI:T:WPA;S:a\;P\:b;P:${DOTS};;`,
    );
    expect(maskPayload(network({ ssid: 'a', security: 'none', password: 'x' }))).toBe('WIFI:T:nopass;S:a;;');
  });

  it.each(CASES)('%s: the picture reads back at every level', (_, changes, payload) => {
    for (const level of LEVELS) {
      const symbol = makeSymbol(writePayload(network(changes)), level);
      if (!symbol.ok) throw new Error(symbol.fault.code);
      const design = { foreground: '#000000', background: '#ffffff', quietZone: 4, shape: 'square' } as const;
      const raster = drawRaster(symbol.value, design, (symbol.value.side + 8) * 4);
      if (!raster.ok) throw new Error(raster.fault.code);
      const { size } = raster.value;
      const code = jsQR(toRgba(raster.value, WHITE), size, size, { inversionAttempts: 'dontInvert' });
      expect(new TextDecoder().decode(Uint8Array.from(code?.binaryData ?? []))).toBe(payload);
    }
  });
});

/** What of a network its security uses; the rest is as if nothing had been typed. */
function used(one: Network): Network {
  const { security } = one;
  const { method, phaseTwo, identity, anonymousIdentity } = security === 'eap' ? one : NO_NETWORK;
  const password = security === 'none' ? '' : one.password;
  const quotesHex = one.quotesHex && looksLikeHex(one.ssid);
  return { ...one, method, phaseTwo, identity, anonymousIdentity, password, quotesHex };
}

describe('writing and reading', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 32 }),
    fc.string({
      unit: fc.constantFrom('\\', ';', ',', ':', '"', 'S', 'P', 'H2', 'T', 'A:', ' ', '\n', 'é', '中', '😀', '\uD800'),
      maxLength: 16,
    }),
    fc.string({ unit: fc.constantFrom('0', '9', 'a', 'F'), maxLength: 12 }),
  );
  const networks: fc.Arbitrary<Network> = fc.record({
    security: fc.constantFrom(...SECURITIES),
    ssid: value.filter((ssid) => ssid !== ''),
    isHidden: fc.boolean(),
    password: value,
    method: fc.constantFrom(...METHODS),
    phaseTwo: fc.constantFrom(...PHASES_TWO),
    identity: value,
    anonymousIdentity: value,
    quotesHex: fc.boolean(),
  });

  it('are inverse', () =>
    fc.assert(
      fc.property(networks, (one) => {
        expect(readPayload(writePayload(one))).toEqual(ok(used(one)));
      }),
      { numRuns: 500 },
    ));

  it('agree with how phones read', () =>
    fc.assert(
      fc.property(networks, (one) => {
        const payload = writePayload(one);
        const expected = used(one);
        const read = (name: string) => readAsPhonesDo(payload, name);
        expect(read('S')).toBe(expected.quotesHex ? `"${one.ssid}"` : one.ssid);
        expect(read('P') ?? '').toBe(expected.password);
        expect(read('A') ?? '').toBe(expected.anonymousIdentity);
        expect(read('I') ?? '').toBe(expected.identity);
        expect(read('H')).toBe(one.isHidden ? 'true' : undefined);
        expect(read('R')).toBe(one.security === 'wpa3' ? '1' : undefined);
        expect(read('E')).toBe(one.security === 'eap' ? one.method : undefined);
        expect(read('PH2') ?? 'none').toBe(expected.security === 'eap' ? one.phaseTwo : 'none');
        expect(payload.endsWith(';;')).toBe(true);
      }),
      { numRuns: 500 },
    ));
});

describe('reading what others wrote', () => {
  it.each<[string, Partial<Network>]>([
    ['wifi:s:a;p:12345678;t:wpa;;', { ssid: 'a', password: '12345678' }],
    ['\uFEFF WIFI:S:a;T:WPA;P:b', { ssid: 'a', password: 'b' }],
    ['WIFI:S:a;T:WPA;P:b;;\r\n', { ssid: 'a', password: 'b' }],
    ['WIFI:S:a;;', { ssid: 'a', security: 'none' }],
    ['WIFI:T:;S:a;P:x;;', { ssid: 'a', password: 'x' }],
    ['WIFI:T:;S:a;P:;;', { ssid: 'a', security: 'none' }],
    ['WIFI:S:y;P:topsecret9;;', { ssid: 'y', password: 'topsecret9' }],
    ['WIFI:P:topsecret9;S:y;R:1;H:true;;', { security: 'wpa3', ssid: 'y', password: 'topsecret9', isHidden: true }],
    ['WIFI:S:y;P:"";;', { ssid: 'y', security: 'none' }],
    ['WIFI:T:nopass;S:y;P:x;;', { ssid: 'y', security: 'none' }],
    [
      'WIFI:S:y;E:TTLS;PH2:PAP;I:i;P:p;;',
      { security: 'eap', ssid: 'y', method: 'TTLS', phaseTwo: 'PAP', identity: 'i', password: 'p' },
    ],
    ['WIFI:T:NOPASS;S:a;H:false;;', { ssid: 'a', security: 'none' }],
    ['WIFI:T:WPA2;S:a;P:x;H:TRUE;;', { ssid: 'a', password: 'x', isHidden: true }],
    ['WIFI:T:WPA2/WPA3;S:a;P:x;;', { ssid: 'a', password: 'x' }],
    ['WIFI:T:WPA3;S:a;P:x;;', { security: 'wpa3', ssid: 'a', password: 'x' }],
    ['WIFI:T:SAE;S:a;P:x;;', { security: 'wpa3', ssid: 'a', password: 'x' }],
    ['WIFI:T:WPA;R:3;S:a;P:x;;', { security: 'wpa3', ssid: 'a', password: 'x' }],
    ['WIFI:T:WPA;R:2;S:a;P:x;;', { ssid: 'a', password: 'x' }],
    ['WIFI:T:WPA;S:a:b;P:c:d;;', { ssid: 'a:b', password: 'c:d' }],
    ['WIFI:T:WPA;S:"foo";P:"x";;', { ssid: 'foo', password: 'x' }],
    ['WIFI:T:WPA;S:"c0ffee";P:x;;', { ssid: 'c0ffee', password: 'x', quotesHex: true }],
    ['WIFI:T:WPA;S:";P:";;', { ssid: '"', password: '"' }],
    ['WIFI:T:WPA;S:one;S:two;X:y;K:MDkw;P:p;;', { ssid: 'one', password: 'p' }],
    ['WIFI:T:WPA;S:a;P:x\\', { ssid: 'a', password: 'x\\' }],
    [
      "WIFI:T:WPA-EAP;S:a;E:aka';PH2:auth=mschapv2;I:i;;",
      { security: 'eap', ssid: 'a', method: "AKA'", phaseTwo: 'MSCHAPV2', identity: 'i' },
    ],
    [
      'WIFI:T:WPA2-EAP;S:a;E:TTLS;H:PAP;I:i;P:p;;',
      { security: 'eap', ssid: 'a', method: 'TTLS', phaseTwo: 'PAP', identity: 'i', password: 'p' },
    ],
    ['WIFI:T:WPA2-EAP;S:a;I:i;;', { security: 'eap', ssid: 'a', method: 'PEAP', phaseTwo: 'none', identity: 'i' }],
  ])('%j', (text, changes) => expect(readPayload(text)).toEqual(ok(network(changes))));

  it.each([
    ['', { code: 'not-wifi' }],
    ['https://example.com', { code: 'not-wifi' }],
    ['WIFI', { code: 'not-wifi' }],
    ['WIFI:', { code: 'no-name' }],
    ['WIFI:T:WPA;S:;P:x;;', { code: 'no-name' }],
    ['WIFI:T:WPA;P:S\\:x;;', { code: 'no-name' }],
    ['WIFI:T:WAPI;S:a;;', { code: 'unknown-security', found: 'WAPI' }],
    ['WIFI:T:WPA2-EAP;S:a;E:XXX;;', { code: 'unknown-method', found: 'XXX' }],
    ['WIFI:T:WPA2-EAP;S:a;E:PEAP;PH2:YYY;;', { code: 'unknown-phase-two', found: 'YYY' }],
  ])('%j: %j', (text, fault) => expect(readPayload(text)).toEqual(err(fault)));

  it('is quick with long texts', () => {
    const long = '\n'.repeat(100_000);
    expect(readPayload(`WIFI:S:a${long}b;;`)).toMatchObject({ value: { ssid: `a${long}b` } });
    expect(readPayload(`WIFI:S:a;P:${'\\'.repeat(100_001)};;`)).toMatchObject({ ok: true });
  });
});
