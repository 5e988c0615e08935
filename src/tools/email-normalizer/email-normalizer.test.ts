import * as fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ok } from '../../lib/result';
import { readAddress } from './address';
import { findInLine } from './find-addresses';
import { normaliseText, type NormaliseSettings } from './normalise';
import { normaliseOptions } from './operations';
import { providerOf } from './providers';

const DEFAULTS = parse(normaliseOptions, {});
const normalise = (text: string, settings: Partial<NormaliseSettings> = {}) => {
  const normalised = normaliseText(text, { ...DEFAULTS, ...settings });
  return normalised.ok ? normalised.value.text : normalised.fault;
};
const report = (text: string, settings: Partial<NormaliseSettings> = {}) => {
  const normalised = normaliseText(text, { ...DEFAULTS, ...settings });
  if (!normalised.ok) throw new Error(normalised.fault.code);
  return normalised.value;
};

describe('the rules of providers', () => {
  it.each([
    ['John.Doe+news@GoogleMail.com', 'johndoe@gmail.com'],
    ['j.o.h.n@gmail.com', 'john@gmail.com'],
    ['a+b+c@gmail.com', 'a@gmail.com'],
    ['a-b@gmail.com', 'a-b@gmail.com'],
    ['a+b@outlook.com', 'a@outlook.com'],
    ['a+b@outlook.fr', 'a@outlook.fr'],
    ['a.b@hotmail.com', 'a.b@hotmail.com'],
    ['a.b+c@hotmail.co.uk', 'a.b@hotmail.co.uk'],
    ['a+b@live.com', 'a@live.com'],
    ['a+b@msn.com', 'a@msn.com'],
    ['jane-list@yahoo.com', 'jane@yahoo.com'],
    ['jane-list-two@yahoo.co.uk', 'jane@yahoo.co.uk'],
    ['jane-list@ymail.com', 'jane@ymail.com'],
    ['jane+list@yahoo.com', 'jane+list@yahoo.com'],
    ['x.y+z@icloud.com', 'x.y@icloud.com'],
    ['x+z@me.com', 'x@me.com'],
    ['x+z@mac.com', 'x@mac.com'],
    ['x.y+z@proton.me', 'x.y@proton.me'],
    ['x+z@pm.me', 'x@pm.me'],
    ['x+z@protonmail.com', 'x@protonmail.com'],
    ['x+z@fastmail.com', 'x@fastmail.com'],
    ['x+z@fastmail.fm', 'x@fastmail.fm'],
    ['shop@anna.fastmail.com', 'anna@fastmail.com'],
    // Whatever is not known stays.
    ['User+x@EXAMPLE.com', 'user+x@example.com'],
    ['a.b-c+d@example.com', 'a.b-c+d@example.com'],
    ['a+b@outlook.example', 'a+b@outlook.example'],
    ['a+b@gmail.com.example.com', 'a+b@gmail.com.example.com'],
    ['a.b+c@notgmail.com', 'a.b+c@notgmail.com'],
    // Nothing would be left of these.
    ['+a@gmail.com', '+a@gmail.com'],
    ['-a@yahoo.com', '-a@yahoo.com'],
  ])('%s reaches %s', (address, mailbox) => expect(normalise(address)).toBe(mailbox));

  it.each([
    ['gmail', 'a.b+c@googlemail.com'],
    ['outlook', 'a+b@outlook.com'],
    ['icloud', 'a+b@icloud.com'],
    ['proton', 'a+b@pm.me'],
    ['fastmail', 'a+b@fastmail.com'],
    ['yahoo', 'a-b@yahoo.com'],
  ] as const)('that of %s can be left out', (provider, address) => {
    expect(normalise(address, { [provider]: false })).toBe(address);
    expect(providerOf(address.split('@')[1] ?? '')).toBe(provider);
  });

  it('keeps capitals where one wants it, but for those who are known to ignore them', () => {
    expect(normalise('User+x@EXAMPLE.com', { lowerCase: false })).toBe('User+x@example.com');
    expect(normalise('User@Gmail.com', { lowerCase: false })).toBe('user@gmail.com');
  });

  it('says what it did', () => {
    expect(report('John.Doe+news@GoogleMail.com').rows[0]).toMatchObject({
      rules: ['case', 'dots', 'tag', 'domain'],
      provider: 'gmail',
    });
    expect(report('a@EXAMPLE.com').rows[0]?.rules).toEqual(['domain-case']);
    expect(report('a@example.com').rows[0]?.rules).toEqual([]);
    expect(report('jane-x@yahoo.com').rows[0]?.rules).toEqual(['keyword']);
    expect(report('x@a.fastmail.com').rows[0]?.rules).toEqual(['subdomain']);
  });
});

describe('an address', () => {
  it.each([
    ['"john.doe"@gmail.com', 'johndoe@gmail.com'],
    ['"John Doe"@example.com', '"john doe"@example.com'],
    [String.raw`"a\"b\c"@example.com`, String.raw`"a\"bc"@example.com`],
    ['"a@b"@example.com', '"a@b"@example.com'],
    ['"a..b"@example.com', '"a..b"@example.com'],
    ['a@[192.0.2.1]', 'a@[192.0.2.1]'],
    ['a@[IPv6:2001:DB8::1]', 'a@[IPv6:2001:db8::1]'],
    ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
    ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
    ['a＠example.com', 'a@example.com'],
    ['e\u0301@example.com', 'é@example.com'],
    ["a!#$%&'*/=?^_`{|}~b@example.com", "a!#$%&'*/=?^_`{|}~b@example.com"],
    ['root@localhost', 'root@localhost'],
    ['\u200b a@example.com\ufeff', 'a@example.com'],
  ])('%j is %j', (address, normalised) => expect(normalise(address)).toBe(normalised));

  it('has its domain in Unicode on request', () => {
    expect(normalise('a@xn--r8jz45g.xn--zckzah', { domainForm: 'unicode' })).toBe('a@例え.テスト');
    expect(normalise('a@例え.テスト', { domainForm: 'unicode' })).toBe('a@例え.テスト');
    expect(normalise('a@BÜCHER.example\na@xn--bcher-kva.example', { removeDuplicates: true })).toBe(
      'a@xn--bcher-kva.example',
    );
  });

  it.each([
    ['not an email', 'no-at'],
    ['@example.com', 'no-local'],
    ['a@', 'no-domain'],
    ['a..b@example.com', 'dots'],
    ['.a@example.com', 'dots'],
    ['a.@example.com', 'dots'],
    ['a b@example.com', 'local-character'],
    ['a@exa_mple.com', 'domain-character'],
    ['a@-example.com', 'bad-domain'],
    ['a@example..com', 'bad-domain'],
    ['a@1.2.3.4', 'bad-domain'],
    ['a@[1.2.3.400]', 'bad-domain'],
    ['"a@example.com', 'open-quote'],
    [`${'a'.repeat(65)}@example.com`, 'local-long'],
    [`a@${'b'.repeat(64)}.com`, 'bad-domain'],
  ])('%j is none: %s', (text, code) => {
    const read = readAddress(text);
    expect(read.ok ? undefined : read.fault.code).toBe(code);
  });
});

describe('a text', () => {
  it.each([
    ['Jane Doe <jane@e.com>', ['jane@e.com']],
    ['"Doe, Jane" <jane@e.com>, "x@y.z" <b@e.com>; c@e.com', ['jane@e.com', 'b@e.com', 'c@e.com']],
    ['<a@e.com>', ['a@e.com']],
    ['a@e.com (Anna)', ['a@e.com']],
    ['mailto:a@e.com?subject=Hi', ['a@e.com']],
    ['Write to a@e.com, or to b@e.com.', ['a@e.com', 'b@e.com']],
    ['a@e.com b@e.com', ['a@e.com', 'b@e.com']],
    ['a@e.com，b@e.com、c@e.com', ['a@e.com', 'b@e.com', 'c@e.com']],
    ['1\tAnna\ta@e.com', ['a@e.com']],
    ['(a@e.com)', ['a@e.com']],
    ['联系 a@e.com 即可', ['a@e.com']],
    ['请联系a@e.com谢谢', ['a@e.com']],
    ['[mail](mailto:a@e.com)', ['a@e.com']],
    ['**a@e.com**', ['a@e.com']],
    ['', []],
    ['   ', []],
  ])('%j holds %j', (line, addresses) =>
    expect(findInLine(line).map(({ text, address }) => [text, address.ok])).toEqual(
      addresses.map((address) => [address, true]),
    ),
  );

  it('keeps what is wrong in its place, and says where', () => {
    const { text, rows, wrong } = report('a@e.com\r\nnot an email\r\n\r\nb@e.com, c@\n');
    expect(text).toBe('a@e.com\nnot an email\n\nb@e.com\nc@\n');
    expect(wrong).toBe(2);
    expect(rows[1]).toMatchObject({ line: 2, at: 9, fault: { code: 'no-at' }, normalised: '' });
    expect(rows[3]).toMatchObject({ line: 4, original: 'c@', fault: { code: 'no-domain' } });
    expect(normalise('not an email')).toEqual({ code: 'no-address', line: 1, why: { code: 'no-at' } });
  });

  it('finds what reaches one mailbox, leaves it out and sorts', () => {
    const lines = 'z@e.com\nj.d@gmail.com\nbad\njd+x@googlemail.com\na@e.com';
    expect(report(lines).groups).toEqual([
      { normalised: 'jd@gmail.com', originals: ['j.d@gmail.com', 'jd+x@googlemail.com'], lines: [2, 4] },
    ]);
    expect(report(lines).rows[3]?.sameAs).toBe(2);
    expect(normalise(lines, { removeDuplicates: true, sort: true })).toBe('a@e.com\njd@gmail.com\nz@e.com\nbad');
    expect(report(lines).mailboxes).toBe(3);
  });

  it('normalises once and for all', () => {
    const local = fc.stringMatching(/^[a-zA-Z0-9.+_-]{1,12}$/);
    const domain = fc.constantFrom(
      'gmail.com',
      'GoogleMail.com',
      'yahoo.fr',
      'pm.me',
      'x.fastmail.com',
      'Bücher.example',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(local, domain).map((parts) => parts.join('@'))), (addresses) => {
        const once = normaliseText(addresses.join('\n'), DEFAULTS);
        if (!once.ok) return;
        expect(normaliseText(once.value.text, DEFAULTS)).toMatchObject(ok({ text: once.value.text }));
      }),
      { numRuns: 60 },
    );
  });

  it('takes no longer for a long line than it is long', () => {
    expect(report(`${'a'.repeat(100_000)} a@e.com`).mailboxes).toBe(1);
    expect(report('a@e.com,'.repeat(10_000)).groups[0]?.lines).toHaveLength(10_000);
    expect(normalise(`${'a@'.repeat(20_000)}`)).toMatchObject({ code: 'no-address' });
  });
});
