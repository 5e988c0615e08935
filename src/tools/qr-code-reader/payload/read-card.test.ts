import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_TYPES, type AboutCode, type Card } from './card';
import { readCard } from './read-card';
import { BOARDING_PASS, CONTACT, EMV, LICENCE, SWISS_BILL, VECTORS } from './vectors';

const QR: AboutCode = { kind: 'qr', isGs1: false };

/** Fields in short: name, value, and what stands with it. */
const short = ({ fields }: Card) => fields.map(({ name, value }) => `${name}=${value}`);

describe('which card', () => {
  it.each([
    ['Hello', 'text'],
    ['', 'text'],
    ['{"a":1}', 'json'],
    ['{"a":1', 'text'],
    ['123', 'text'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.AAAA', 'jwt'],
    ['eyJhbGciOiJIUzI1NiJ9.x', 'text'],
    ['https://example.com', 'url'],
    ['HTTPS://EXAMPLE.COM/A', 'url'],
    ['see https://example.com', 'text'],
    ['WIFI:S:a;;', 'wifi'],
    ['WIFI:', 'text'],
    ['BEGIN:VCARD\n', 'text'],
    ['MECARD:N:a;;', 'mecard'],
    ['mailto:', 'text'],
    ['MAILTO:a@b.c', 'email'],
    ['tel:abc', 'text'],
    ['geo:a,b', 'text'],
    ['BITCOIN:BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', 'payment'],
    ['000201', 'text'],
    ['BCD\n002', 'text'],
    ['SPC\n0200', 'text'],
    ['M1', 'text'],
    ['@\n\u001E\rANSI ', 'text'],
    ['MT:Y.K9042C00KA0648G00', 'matter'],
    ['DPP:C:81/1;M:5254005828e5;K:MDkw;;', 'dpp'],
    ['FIDO:/086106', 'fido'],
    ['HC1:6BFOXN', 'healthPass'],
    ['https://example.com/01/12345678', 'url'],
    ['https://example.com/01/09521234543213', 'digitalLink'],
  ])('%j is %s', (text, type) => expect(readCard(text, QR).type).toBe(type));

  it('is there in every type that there is', () => {
    const types = new Set(VECTORS.map(({ text, about }) => readCard(text, about, 2026).type));
    expect(CARD_TYPES.filter((type) => !types.has(type))).toEqual([]);
  });
});

describe('any text', () => {
  const prefixes = [
    '',
    'WIFI:',
    'BEGIN:VCARD\n',
    'BEGIN:VEVENT\n',
    'MECARD:',
    'otpauth://totp/',
    'otpauth-migration://offline?data=',
    'mailto:',
    'MATMSG:',
    'tel:',
    'SMSTO:',
    'geo:1,2',
    'bitcoin:',
    'ethereum:',
    '000201',
    'BCD\n002\n1\nSCT\n',
    'BCD\n',
    'SPC\n0200\n',
    'SPC\n',
    'M1',
    BOARDING_PASS,
    '@\n\u001E\rANSI ',
    LICENCE.slice(0, 40),
    'https://',
    'http://a.b/01/',
    'ey',
    '{',
    '\u001D01',
    ']d2',
  ];
  const kinds = fc.constantFrom('qr', 'ean-13', 'ean-8', 'upc-a', 'upc-e', 'itf', 'code-128');
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.stringMatching(/^[\d:;,=\n\\A-Z]{0,60}$/));

  it('has a card, and nothing is thrown', () =>
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), texts, kinds, fc.boolean(), (prefix, text, kind, isGs1) => {
        expect(CARD_TYPES).toContain(readCard(prefix + text, { kind, isGs1 }, 2026).type);
      }),
      { numRuns: 2000 },
    ));

  it('so do those that are cut and changed', () =>
    fc.assert(
      fc.property(fc.constantFrom(...VECTORS), fc.nat(300), texts, ({ text, about }, at, inserted) => {
        expect(CARD_TYPES).toContain(readCard(text.slice(0, at) + inserted + text.slice(at), about, 2026).type);
        expect(CARD_TYPES).toContain(readCard(text.slice(0, at), about, 2026).type);
      }),
      { numRuns: 2000 },
    ));
});

describe('a long text', () => {
  const long = 300_000;
  // Each beginning with what would be searched, glued or taken back again and again.
  const cases: readonly (readonly [prefix: string, units: readonly string[]])[] = [
    ['', ['a', ' ', '[', '{', 'a.', '\n', ':']],
    ['WIFI:S:', [';', '\\', 'a:b;']],
    ['WIFI:S:"', ['a', '\\"']],
    ['BEGIN:VCARD\n', ['TEL:1\n', 'N:;', ';', '"', ' \n', '.']],
    ['BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:', ['=0A', 'a=\n', '=', ' ']],
    ['BEGIN:VEVENT\nSUMMARY:', ['BEGIN:VEVENT\n', '\\n', ' a\n']],
    ['MECARD:N:', [',', '\\;', 'a:b;']],
    ['otpauth://totp/a?', ['=', '&a=1', '%']],
    ['otpauth-migration://offline?data=', ['C', 'CgA', '%0A']],
    ['mailto:a?', ['&a=1', ',', '%2']],
    ['tel:1', [';', '1']],
    ['sms:1', [';', ',1', '?']],
    ['geo:1,2', [';u=1', '0', '?q=1&']],
    ['bitcoin:a?', ['&a=1', ':']],
    ['ethereum:a?value=', ['0', '&a=1']],
    ['000201', ['0', '01', '2699', '6299', '😀']],
    ['BCD\n002\n1\nSCT\n', ['\n', 'A', '0']],
    ['SPC\n0200\n', ['\n', '0', 'A ']],
    [BOARDING_PASS, [' ', 'A']],
    [LICENCE, ['\nDAQ', 'DL00000000', ' ']],
    ['https://a.b/', ['01/', '0/', '?', '/01/12345678', '#']],
    ['https://', ['a.', '@', ':']],
    ['ey', ['a', '.', '-']],
    ['\u001D', ['0109521234543213', '10\u001D', '\u001D', '101', '3100']],
  ];
  it.each(cases.flatMap(([prefix, units]) => units.map((unit) => [prefix.slice(0, 30), unit, prefix] as const)))(
    '%j and many %j',
    (_, unit, prefix) => {
      const text = prefix + unit.repeat(long / unit.length);
      const before = performance.now();
      readCard(text, { kind: 'qr', isGs1: false }, 2026);
      expect(performance.now() - before).toBeLessThan(3000);
    },
  );
});

describe('what is in a value', () => {
  it('is kept exactly', () => {
    const odd = 'a\u202Eb\u0007c\u200F';
    expect(readCard(`WIFI:S:${odd};;`, QR).fields[0]).toEqual({ name: 'network', value: odd });
    expect(readCard(`SMSTO:1:${odd}`, QR).fields[1]).toEqual({ name: 'message', value: odd });
    expect(short(readCard(CONTACT.replace('Developer', odd), QR))).toContain(`jobTitle=${odd}`);
    expect(short(readCard(SWISS_BILL.replace('Order of 15 June', odd), QR))).toContain(`message=${odd}`);
    expect(short(readCard(EMV.replace('BEST TRANSPORT', odd.padEnd(14)), QR))).toContain(`merchant=${odd.padEnd(14)}`);
  });
});
