import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPhones, listCountries, parseLines, parsePhone } from './parse';

const job = { signal: new AbortController().signal, progress: () => undefined };
const parse = (text: string, country = '', from = '') => parsePhone(text, { country, from });
const report = (text: string, country = '', from = '') => {
  const result = parse(text, country, from);
  if (!result.ok) throw new Error(`${text}: ${result.fault.code}`);
  return result.value;
};

describe('the examples of the catalogue', () => {
  it('reads a French mobile number', () =>
    expect(report('06.12.34.56.78', 'FR', 'US')).toEqual({
      countries: ['FR'],
      callingCode: '33',
      valid: true,
      possible: true,
      plan: 'FR',
      type: 'MOBILE',
      international: '+33 6 12 34 56 78',
      national: '06 12 34 56 78',
      e164: '+33612345678',
      rfc3966: 'tel:+33612345678',
      dialled: '011 33 6 12 34 56 78',
    }));

  it.each([
    '+8613800138000',
    '＋８６１３８００１３８０００',
    '+86\u00a0138\u20110013\u20118000',
    '\u202a+8613800138000\u202c',
  ])('reads %j', (text) =>
    expect(report(text)).toMatchObject({ countries: ['CN'], type: 'MOBILE', national: '138 0013 8000' }),
  );

  it.each([
    ['010-62345678', 'CN', { type: 'FIXED_LINE', international: '+86 10 6234 5678' }],
    ['400 810 8888', 'CN', { type: 'SHARED_COST' }],
    [
      '(415) 555-2671 ext. 99',
      'US',
      { e164: '+14155552671', extension: '99', rfc3966: 'tel:+14155552671;ext=99', type: 'FIXED_LINE_OR_MOBILE' },
    ],
    ['1-800-FLOWERS', 'US', { readAs: '1-800-3569377', e164: '+18003569377', valid: true, type: 'TOLL_FREE' }],
    ['+800 1234 5678', 'US', { countries: [], callingCode: '800', type: 'TOLL_FREE', valid: true }],
    [
      '+44 7700 900123',
      '',
      { possible: true, valid: false, reason: 'not-assigned', countries: ['GB', 'GG', 'IM', 'JE'] },
    ],
    ['+1 415 555 267', '', { valid: false, possible: false, reason: 'too-short', plan: 'US' }],
    ['0044 20 7946 0958', 'US', { valid: false, reason: 'too-long', prefix: { country: 'US', expected: '011' } }],
    ['011 44 20 7946 0958', 'US', { countries: ['GB'], type: 'FIXED_LINE', valid: true }],
    ['06991320', 'DE', { countries: ['DE'], type: 'FIXED_LINE', valid: true, national: '069 91320' }],
  ])('%s [%s]', (text, country, expected) => expect(report(text, country)).toMatchObject(expected));

  it.each([
    ['+999123456', '', { code: 'unknown-calling-code', callingCode: '999' }],
    ['011 999 123456', 'US', { code: 'unknown-calling-code', callingCode: '999' }],
    ['abc', 'US', { code: 'no-number' }],
    ['+', 'US', { code: 'no-number' }],
    ['0612345678', '', { code: 'no-country' }],
    ['0612345678', 'ZZ', { code: 'no-country' }],
    ['1', 'US', { code: 'too-short', country: 'US' }],
  ])('refuses %s [%s]', (text, country, fault) => expect(parse(text, country)).toEqual({ ok: false, fault }));
});

describe('ways of writing', () => {
  it.each([
    ['tel:+33612345678'],
    ['TEL:+33-6-12-34-56-78;isub=12'],
    ['tel:0612345678;phone-context=+33'],
    ['sms:+33612345678?body=hi'],
    ['Tél. : +33 6 12 34 56 78'],
    ['+33 (0)6 12 34 56 78'],
    ['0033 6/12/34/56/78'],
    ['６·１２·３４·５６·７８'],
    ['+٣٣٦١٢٣٤٥٦٧٨'],
  ])('%s', (text) => expect(report(text, 'FR').e164).toBe('+33612345678'));

  it.each([
    ['+1 415 555 2671 x99', '99'],
    ['+1 415 555 2671 #99', '99'],
    ['+1 415 555 2671;ext=99', '99'],
    ['tel:+14155552671;ext=99', '99'],
    ['+1 415 555 2671 poste 99', '99'],
    ['+86 10 6234 5678 转 801', '801'],
    ['+86 10 6234 5678 分机：801', '801'],
  ])('%s has the extension %s', (text, extension) => expect(report(text)).toMatchObject({ valid: true, extension }));

  it('reads letters of a number that has a plus', () =>
    expect(report('+1 800 FLOWERS')).toMatchObject({ e164: '+18003569377', readAs: '+1 800 3569377' }));

  it('does not make digits of words', () =>
    expect(parse('call me', 'US')).toMatchObject({ fault: { code: 'no-number' } }));
});

describe('dialling', () => {
  it('is national within the country, and starts with 00 from most others', () => {
    expect(report('+33612345678', 'FR').dialled).toBe('06 12 34 56 78');
    expect(report('+33612345678', 'DE').dialled).toBe('00 33 6 12 34 56 78');
    expect(report('+33612345678', 'FR', 'CN').dialled).toBe('00 33 6 12 34 56 78');
    expect(report('+33612345678').dialled).toBeUndefined();
  });
});

describe('lists', () => {
  it('keeps the numbers of lines and names repeated numbers', () => {
    const result = parseLines('+33612345678\n\n06 12 34 56 78\nabc', { country: 'FR', from: '' }, job);
    expect(result).toMatchObject({
      ok: true,
      value: [
        { line: 1, report: { e164: '+33612345678' } },
        { line: 3, sameAs: 1 },
        { line: 4, fault: { code: 'no-number' } },
      ],
    });
    expect(result.ok && result.value[0]).not.toHaveProperty('sameAs');
  });

  it('may have ten thousand lines', () => {
    const result = parseLines('06 12 34 56 78\n'.repeat(10_000), { country: 'FR', from: 'US' }, job);
    expect(result.ok && result.value.length).toBe(10_000);
  });

  it('finds numbers in a text, as they stand there', () =>
    expect(
      findPhones(
        'Call +33 6 12 34 56 78 or (415) 555-2671, order 12345.\n电话：＋８６ １３８ ００１３ ８０００',
        { country: 'US', from: '' },
        job,
      ),
    ).toMatchObject({
      value: [
        { line: 1, input: '+33 6 12 34 56 78', report: { e164: '+33612345678' } },
        { line: 1, input: '(415) 555-2671', report: { e164: '+14155552671' } },
        { line: 2, input: '＋８６ １３８ ００１３ ８０００', report: { e164: '+8613800138000' } },
      ],
    }));

  it('says when there is none', () =>
    expect(findPhones('order 12345', { country: 'US', from: '' }, job)).toEqual({
      ok: false,
      fault: { code: 'no-number' },
    }));
});

describe('properties', () => {
  const countries = listCountries();

  it('every country has a calling code, and its example is valid there', () => {
    expect(countries.length).toBeGreaterThan(240);
    for (const { code, callingCode, example } of countries) {
      if (example === '') continue;
      const read = report(example, code);
      expect([code, read.callingCode, read.valid]).toEqual([code, callingCode, true]);
      // Each notation leads back to the same number.
      for (const notation of [read.international, read.e164, read.rfc3966, read.national]) {
        expect(report(notation, code).e164).toBe(read.e164);
      }
    }
  });

  it('never throws', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.constantFrom('', 'US', 'FR', 'CN'),
        (text, country) => {
          parse(text, country);
          parse(`+${text}`, country);
          return true;
        },
      ),
    ));
});
