import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { isChineseIdentity, isFrenchIdentity, isIban, isIpv6, isPublicIpv4, passesLuhn } from './check-digits';
import { cleanText } from './cleaning';
import { charactersOf, maskPieces, maskText, type MaskOptions } from './masking';
import { clean, mask } from './operations';
import { cleanOptions, maskOptions, type Kind } from './options';
import { LONGEST_RULE, parseRules, regexLines } from './own-rules';

const DEFAULTS = v.parse(maskOptions, {});
const masked = (text: string, keepFirst: number, keepLast: number, options: Partial<MaskOptions> = {}) =>
  maskText(text, { ...DEFAULTS, keepFirst, keepLast, ...options });

describe('mask', () => {
  it.each([
    ['Lorem ipsum dolor sit amet', 4, 4, {}, 'Lore* ***** ***** *** amet'],
    ['1234567890', 4, 0, {}, '1234******'],
    ['1234567890', 4, 0, { maskCharacter: 'x' }, '1234xxxxxx'],
    ['1234567890', 2, 2, { maskCharacter: 'x' }, '12xxxxxx90'],
    ['12345 67890', 4, 0, {}, '1234* *****'],
    ['12345 67890', 4, 0, { keepSpaces: false }, '1234*******'],
    ['😀😁😂🤣😃😄', 1, 1, {}, '😀****😄'],
    ['👨‍👩‍👧‍👦密码abc', 1, 1, {}, '👨‍👩‍👧‍👦****c'],
    ['一二三四五六七八九十', 2, 2, {}, '一二******九十'],
    ['1234567890', 5, 5, {}, '123*****90'],
    ['1234567890', 5, 5, { revealAll: true }, '1234567890'],
    ['e\u0301e\u0301e\u0301', 1, 1, {}, 'e\u0301*e\u0301'],
    ['ab-cd_ef', 1, 1, { keepSeparators: true }, 'a*-**_*f'],
    ['ab-cd_ef', 1, 1, {}, 'a******f'],
    ['1234567890', 2, 2, { fixedLength: true }, '12********90'],
    ['abcdef', 1, 1, { maskCharacter: '👍🏽' }, 'a👍🏽👍🏽👍🏽👍🏽f'],
    ['a', 4, 4, {}, '*'],
    ['ab', 4, 4, {}, 'a*'],
    ['', 4, 4, {}, ''],
    ['   ', 0, 0, {}, '   '],
    // What is between is a blank only: nothing would be hidden.
    ['abcd efgh', 4, 4, {}, 'ab** **gh'],
    ['\uD800abc', 1, 1, {}, '\uD800**c'],
  ])('%j, first %i, last %i, %j → %j', (text, first, last, options, expected) => {
    expect(masked(text, first, last, options).text).toBe(expected);
  });

  it('tells that nothing would be hidden, and how much is seen', () => {
    expect(masked('1234567890', 5, 5)).toMatchObject({ isAllKept: true, characters: 10 });
    expect(masked('1234567890', 5, 5, { revealAll: true })).toMatchObject({ isAllKept: true, visible: 10 });
    expect(masked('1234567890', 4, 4)).toMatchObject({ isAllKept: false, visible: 8 });
    expect(maskPieces('1234567890\r\n\nab\rabcdefghijklmnop', true, DEFAULTS)).toMatchObject({
      text: '1234**7890\r\n\na*\rabcd********mnop',
      pieces: 3,
      allKept: 1,
      mostlyVisible: 1,
    });
  });

  it('refuses a mask that is not one character', async () => {
    for (const [maskCharacter, count] of [
      ['', 0],
      ['ab', 2],
    ] as const) {
      const made = await mask.run({ text: 'abc' }, { ...DEFAULTS, maskCharacter }, job());
      expect(made).toEqual({ ok: false, fault: { code: 'bad-mask', count } });
    }
  });

  it('keeps the number of characters, the ends, and hides something of every text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.nat(12),
        fc.nat(12),
        (text, keepFirst, keepLast) => {
          const options = { keepSpaces: false, maskCharacter: '█' };
          const before = charactersOf(text);
          const { text: after, isAllKept } = masked(text, keepFirst, keepLast, options);
          expect([...after].filter((character) => character === '█').length).toBeGreaterThan(0);
          if (isAllKept) return;
          expect(after.startsWith(before.slice(0, keepFirst).join(''))).toBe(true);
          expect([...after.slice(before.slice(0, keepFirst).join('').length)].filter((c) => c === '█').length).toBe(
            before.length - keepFirst - keepLast,
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

const CLEAN = v.parse(cleanOptions, {});

function cleaned(text: string, options: Partial<typeof CLEAN> = {}, rules = '') {
  return cleanText(text, rules, { ...CLEAN, action: 'placeholder', ...options }, job());
}

describe('clean', () => {
  it('names the same value the same', () => {
    expect(cleaned('mail a@b.co and A@b.co from 8.8.8.8 via 10.0.0.1').text).toBe(
      'mail <email-1> and <email-1> from <ip-1> via 10.0.0.1',
    );
    expect(cleaned('10.0.0.1 8.8.8.8 10.0.0.1', { ipScope: 'all' }).text).toBe('<ip-1> <ip-2> <ip-1>');
  });

  it.each<[string, string]>([
    ['联系a@b.co。', '联系<email-1>。'],
    ['to <x.y+z@mail.example.co.uk>.', 'to <<email-1>>.'],
    ['1.2.3.4.5 and 300.1.1.1 and 1.1.1.1.', '1.2.3.4.5 and 300.1.1.1 and <ip-1>.'],
    ['8.8.8.8:53', '<ip-1>:53'],
    ['at 12:34:56 fe80::1%eth0 and ::1: 2001:db8::8.8.8.8', 'at 12:34:56 <ipv6-1> and <ipv6-2>: <ipv6-3>'],
    ['[2001:DB8::1]:443 2001:db8::1', '[<ipv6-1>]:443 <ipv6-1>'],
    ['std::string a::b', 'std::string <ipv6-1>'],
    ['00:1A:2b:3C:4d:5E 00-1a-2b-3c-4d-5f 001a.2b3c.4d60', '<mac-1> <mac-2> <mac-3>'],
    ['see https://a.example.com/x?y=1.', 'see <url-1>.'],
    ['db-1.corp.internal up, index.js and 3.14 not', '<host-1> up, index.js and 3.14 not'],
    ['id 123e4567-e89b-12d3-a456-426614174000', 'id <uuid-1>'],
    ['card 4111 1111 1111 1111 123, 4111-1111-1111-1112', 'card <card-1> 123, 4111-1111-1111-1112'],
    ['5500005555555559', '<card-1>'],
    ['DE89 3704 0044 0532 0130 00 IS MINE, GB82WEST12345698765432', '<iban-1> IS MINE, <iban-2>'],
    ['DE89370400440532013001', 'DE89370400440532013001'],
    ['+86 138 0013 8000, 13800138000, +33 6 12 34 56 78, (415) 555-2671', '<phone-1>, <phone-2>, <phone-3>, <phone-4>'],
    ['2024-01-01 12:00:00.123 1700000000', '2024-01-01 12:00:00.123 1700000000'],
    ['t eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl end', 't <jwt-1> end'],
    ['AKIAIOSFODNN7EXAMPLE ghp_0123456789abcdefghijABCDEFGHIJ012345', '<token-1> <token-2>'],
    ['sk-proj-abcdefghijklmnop1234 xoxb-123456789012-abcdef', '<token-1> <token-2>'],
    [`AIza${'a'.repeat(35)} github_pat_${'b'.repeat(30)}`, '<token-1> <token-2>'],
    ['Authorization: Bearer abcdef123456', 'Authorization: Bearer <token-1>'],
    [
      'DB_PASSWORD=hunter2 pwd: "a b \\" c", api_key = \'k\'',
      `DB_PASSWORD=<pair-1> pwd: "<pair-2>", api_key = '<pair-3>'`,
    ],
    ['{"accessToken":"x","password":null,"compass":"n"}', '{"accessToken":"<pair-1>","password":null,"compass":"n"}'],
    ['密码：abc123，完', '密码：<pair-1>'],
    ['?token=abc&x=1', '?token=<pair-1>&x=1'],
  ])('%j → %j', (text, expected) => {
    expect(cleaned(text).text).toBe(expected);
  });

  it('hides the password of an address when the address itself stays', () => {
    const kinds: Kind[] = ['url-password'];
    expect(cleaned('postgres://user:p%40ss@db/x', { kinds: kinds as ['url-password'] }).text).toBe(
      'postgres://user:<url-password-1>@db/x',
    );
  });

  it('takes private keys whole, also cut off ones', () => {
    const key = '-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nIBAAKC==\n-----END RSA PRIVATE KEY-----';
    expect(cleaned(`a\n${key}\nb ${key}`).text).toBe('a\n<private-key-1>\nb <private-key-1>');
    expect(cleaned('-----BEGIN PRIVATE KEY-----\nMIIEow\nIBAAKC').text).toBe('<private-key-1>');
    expect(cleaned('-----BEGIN PUBLIC KEY-----').text).toBe('-----BEGIN PUBLIC KEY-----');
  });

  it('masks and removes', () => {
    expect(cleaned('from 8.8.8.8, password=hunter2', { action: 'mask' }).text).toBe('from 8.****8, password=hu****2');
    expect(cleaned('from 8.8.8.8 to a@b.co', { action: 'remove' }).text).toBe('from  to ');
  });

  it('spares what is unticked without giving others another number', () => {
    const { found } = cleaned('a@b.co c@d.co A@B.CO');
    expect(found.map(({ value, replacement, count }) => [value, replacement, count])).toEqual([
      ['a@b.co', '<email-1>', 2],
      ['c@d.co', '<email-2>', 1],
    ]);
    const spared = cleaned('a@b.co c@d.co A@B.CO', { spared: [found[0]?.id ?? ''] });
    expect(spared.text).toBe('a@b.co <email-2> A@B.CO');
    expect(spared.counts).toEqual({ email: 3 });
    expect([...spared.spans]).toEqual([7, 16]);
  });

  it('follows rules of one’s own, and tells bad ones', () => {
    const made = cleaned('Zeus and zeus.x, order 4711', {}, 'zeus\n\n/[/\n/order (\\d+)/\n.x');
    expect(made.text).toBe('<own-1> and <own-1><own-2>, <own-3>');
    expect(made.problems).toEqual([{ line: 3, code: 'bad-regex', message: expect.stringContaining('[') }]);
    expect(regexLines('a\n/b/i\na/b')).toEqual([{ line: 2, source: '/b/i' }]);
    expect(parseRules('/a/gy').rules[0]?.pattern.flags).toBe('g');
    expect(cleaned('abc', {}, '/x*/').text).toBe('abc');
  });

  it('takes a word in any case for one, but keeps what an expression tells apart', () => {
    expect(cleaned('ZEUS Zeus zeus', {}, 'zeus').text).toBe('<own-1> <own-1> <own-1>');
    expect(cleaned('ZEUS zeus', {}, '/[zZ]\\w+/').text).toBe('<own-1> <own-2>');
  });

  it('tells each bad rule, and runs the others', () => {
    const made = cleaned('a 8.8.8.8 zeus', {}, '/[/\nzeus\n/(/');
    expect(made.problems.map(({ line }) => line)).toEqual([1, 3]);
    expect(made.text).toBe('a <ip-1> <own-1>');
    expect(cleaned('zeus hera', { leftRules: [1] }, 'zeus\nhera').text).toBe('zeus <own-1>');
  });

  it.each([
    ['a word', 'x'.repeat(30_000)],
    ['an expression', `/${'(?:ab|c)'.repeat(4000)}/`],
  ])('does not run %s that is too long', async (_, rule) => {
    const made = await clean.run({ text: 'a 8.8.8.8 zeus', rules: `${rule}\nzeus` }, CLEAN, job());
    expect(made).toMatchObject({
      ok: true,
      value: { text: 'a <ip-1> <own-1>', problems: [{ line: 1, code: 'too-long', limit: LONGEST_RULE }] },
    });
  });

  it('tells an expression that the engine refuses in the middle of the work', () => {
    const made = cleaned('zeus', {}, '/(?:(?:(?:a{1000}){1000}){1000}){1000}/\nzeus');
    expect(made.text).toBe('<own-1>');
  });

  it('says of which finds too much can be read', () => {
    const made = cleaned('password=hunter2 and bob.miller@example.com, token=abcdefghij', { action: 'mask' });
    expect(made.found.map(({ value, readable }) => [value, readable])).toEqual([
      ['hunter2', { visible: 3, characters: 7 }],
      ['bob.miller@example.com', undefined],
      ['abcdefghij', { visible: 8, characters: 10 }],
    ]);
    expect(made.readableCount).toBe(2);
    expect(cleaned('password=hunter2').readableCount).toBe(0);
    expect(CLEAN.action).toBe('placeholder');
  });

  it('leaves nothing of two finds that overlap', () => {
    expect(cleaned('abcdef', {}, 'abcd\ncdef').text).toBe('<own-1><own-2>');
  });

  it('changes nothing where there is nothing to find', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...' abcxyz\n,，你😀'), maxLength: 200 }), (text) => {
        expect(cleaned(text).text).toBe(text);
      }),
    );
  });

  it.each([
    'a',
    '1',
    '1 ',
    'a.',
    ':',
    '-----BEGIN PRIVATE KEY-----',
    'password',
    'eyJ',
    'a@',
    '\\',
    'DE89 ',
    '用',
    'password=',
    'passphrase: a ',
    'cookie:',
    'authorization: ',
    'Private-Lines: 1\n',
    '<a ',
    'name="password" ',
    'mysql ',
    'tel:',
    '01 23 ',
    'a:b:c:',
    'password: ',
    'password: a, ',
    'Password=a;',
    'x=;password=',
    "PASS='a\\'",
    'PASS=\\ ',
    'a%40',
    "o'",
    'a:1234:',
    'curl -u "a:',
    'machine a login b ',
    '-----BEGIN PRIVATE KEY-----\nA\n',
  ])('is quick about long runs of %j', async (run) => {
    const made = await clean.run({ text: run.repeat(200_000 / run.length) }, CLEAN, job());
    expect(made.ok).toBe(true);
  });
});

describe('check digits', () => {
  it('tell cards, IBANs and addresses', () => {
    expect(['4242424242424242', '378282246310005', '6011111111111117'].every(passesLuhn)).toBe(true);
    expect(['4242424242424241', '0000000000000000', '1234'].some(passesLuhn)).toBe(false);
    expect(['FR1420041010050500013M02606', 'NO9386011117947', 'gb82west12345698765432'].every(isIban)).toBe(true);
    expect(['FR1420041010050500013M02607', 'NO93860111179'].some(isIban)).toBe(false);
    expect(['11010519491231002X', '440524188001010014'].every(isChineseIdentity)).toBe(true);
    expect(['110105194912310021', '11010519491331002X', '110105194902300025'].some(isChineseIdentity)).toBe(false);
    expect(['184127645108946', '255081416802538'].every(isFrenchIdentity)).toBe(true);
    expect(['184127645108947', '384127645108946'].some(isFrenchIdentity)).toBe(false);
    expect(['::1', 'fe80::', '1:2:3:4:5:6:7:8', '::ffff:1.2.3.4'].every(isIpv6)).toBe(true);
    expect(['::', '1:2:3:4:5:6:7', '1::2::3', '1:2:3:4:5:6:7:8:9', '12345::1', ':::'].some(isIpv6)).toBe(false);
    expect(isPublicIpv4([8, 8, 8, 8]) && isPublicIpv4([172, 32, 0, 1]) && isPublicIpv4([100, 128, 0, 1])).toBe(true);
    expect(isPublicIpv4([172, 31, 0, 1]) || isPublicIpv4([127, 0, 0, 1]) || isPublicIpv4([255, 255, 255, 255])).toBe(
      false,
    );
  });
});
