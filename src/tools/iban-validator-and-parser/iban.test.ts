import fc from 'fast-check';
import { countrySpecs, isQRIBAN, isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { secureRandom } from '../../lib/random';
import { check, type IbanFault, type IbanReport } from '../../lib/iban/check';
import { checkEach } from './check-each';
import { REGISTRY_EXAMPLES } from './examples';
import { checkDigits, mod97 } from '../../lib/iban/mod97';
import { nationalChecks } from '../../lib/iban/national';
import { IBAN_COUNTRIES, structureOf } from '../../lib/iban/registry';
import { makeTestIban } from './test-iban';
import { inFours } from '../../lib/iban/typed';

/** The report of an IBAN; a BIC in its place is a failure of the test. */
function ibanOf(text: string): IbanReport {
  const result = check(text);
  if (!result.ok || result.value.kind !== 'iban') throw new Error(`${text} was not read as an IBAN`);
  return result.value;
}
const faultsOf = (text: string): readonly IbanFault[] => ibanOf(text).faults;

describe('the registry', () => {
  it('has 89 countries, each with an example', () => {
    expect(IBAN_COUNTRIES).toHaveLength(89);
    expect(REGISTRY_EXAMPLES.map(({ iban }) => iban.slice(0, 2))).toEqual(IBAN_COUNTRIES);
  });

  it.each(REGISTRY_EXAMPLES)('$iban', ({ iban, bank, branch, account }) => {
    const report = ibanOf(iban);
    expect(report.faults).toEqual([]);
    const { codes } = report;
    expect({ bank: codes.bank, branch: codes.branch ?? '', account: codes.account }).toEqual({ bank, branch, account });
    expect(report.parts.map(({ text }) => text).join('')).toBe(iban);
  });

  it.each(IBAN_COUNTRIES)('%s has the length that ibantools has', (country) =>
    expect((structureOf(country)?.length ?? 0) + 4).toBe(countrySpecs[country]?.chars),
  );
});

describe('the examples of the catalogue', () => {
  it('takes Germany apart', () => {
    const report = ibanOf('DE89370400440532013000');
    expect(report).toMatchObject({
      valid: true,
      country: 'DE',
      bban: '370400440532013000',
      codes: { bank: '37040044', account: '0532013000' },
      qr: false,
      sepa: true,
    });
    expect(inFours(report.iban)).toBe('DE89 3704 0044 0532 0130 00');
  });

  it('takes France apart, in any spacing', () =>
    expect(ibanOf('FR76 3000-6000 0112 3456 7890 189')).toMatchObject({
      valid: true,
      codes: { bank: '30006', branch: '00001', account: '12345678901', check: '89' },
    }));

  it('lists a French key and check digits that are both wrong', () =>
    expect(faultsOf('FR7630006060011234567890189')).toEqual([
      { code: 'check-digits', found: '76', expected: '23' },
      { code: 'national-check', country: 'FR', found: '89', expected: '08', at: 26 },
    ]));

  it.each([
    ['CH4431999123000889012', true],
    ['CH9300762011623852957', false],
    [`LI${checkDigits('LI', '30000123456789012')}30000123456789012`, true],
    [`LI${checkDigits('LI', '32000123456789012')}32000123456789012`, false],
    [`DE${checkDigits('DE', '310001234567890123')}310001234567890123`, false],
  ])('whether %s is a QR-IBAN: %s', (iban, qr) => {
    expect(ibanOf(iban)).toMatchObject({ valid: true, qr });
    expect(isQRIBAN(iban)).toBe(qr);
  });

  it.each([
    ['BE68539007547034', { bank: '539', account: '0075470', check: '34' }],
    ['GB29NWBK60161331926819', { bank: 'NWBK', branch: '601613', account: '31926819' }],
    ['MT84MALT011000012345MTLCAST001S', { bank: 'MALT', branch: '01100', account: '0012345MTLCAST001S' }],
    ['NO9386011117947', { bank: '8601', account: '111794', check: '7' }],
    ['IT60X0542811101000000123456', { check: 'X', bank: '05428', branch: '11101', account: '000000123456' }],
    ['ES9121000418450200051332', { bank: '2100', branch: '0418', check: '45', account: '0200051332' }],
    ['HR1210010051863000160', { bank: '1001005', account: '1863000160', check: '50' }],
  ])('%s', (iban, codes) => expect(ibanOf(iban)).toMatchObject({ valid: true, codes }));

  it.each([
    ['DE89370400440532013001', [{ code: 'check-digits', found: '89', expected: '62' }]],
    ['DE8937040044053201300', [{ code: 'length', country: 'DE', expected: 22, found: 21 }]],
    ['US12345678901', [{ code: 'no-iban', country: 'US' }]],
    ['XX12345', [{ code: 'unknown-country', country: 'XX' }]],
    [
      'GB29NW8K60161331926819',
      [
        { code: 'kind', country: 'GB', kind: 'a', from: 5, to: 8, found: 'NW8K' },
        { code: 'check-digits', found: '29', expected: checkDigits('GB', 'NW8K60161331926819') },
      ],
    ],
    ['JE29NWBK60161331926819', [{ code: 'borrowed', country: 'JE', lender: 'GB' }]],
    ['MA64011519000001205000534921', [{ code: 'unregistered', country: 'MA' }]],
    ['12345678901234567', [{ code: 'no-country', found: '12' }]],
    ['DEXX370400440532013000', [{ code: 'check-not-digits', found: 'XX' }]],
    ['DE89 3704?0044 0532 0130 00', [{ code: 'odd-character', character: '?', at: 10 }]],
  ])('%s', (iban, faults) => expect(faultsOf(iban)).toEqual(faults));

  it.each([
    'DE8937040044053201300０',
    'de89 3704 0044 0532 0130 00',
    'IBAN DE89 3704 0044 0532 0130 00',
    'IBAN: DE89.3704.0044.0532.0130.00',
    'ＩＢＡＮ：ＤＥ８９　３７０４　００４４　０５３２　０１３０　００',
    'IBANDE89370400440532013000',
    'DE89\u00a03704\u202f0044\u20110532\u200b0130\n00',
  ])('reads %j', (text) => expect(ibanOf(text)).toMatchObject({ valid: true, iban: 'DE89370400440532013000' }));

  it.each(['', ' ', '-', 'IBAN:'])('has nothing to check in %j', (text) =>
    expect(check(text)).toEqual({ ok: false, fault: { code: 'nothing' } }),
  );
});

describe('check digits', () => {
  it('are the remainder by 97, whatever the length', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,60}$/), (digits) => mod97(digits) === Number(BigInt(digits) % 97n)),
    ));

  it.each(['00', '01', '99'])('are never %s', (digits) =>
    // The same remainder by 97 as a right pair, so that a check for 1 alone lets it pass.
    expect(ibanOf(`DE${digits}370400440532013000`).valid).toBe(false),
  );
});

describe('national keys', () => {
  const countries = IBAN_COUNTRIES.filter((country) => nationalChecks(country, '').length > 0);

  it('are known of 25 countries', () =>
    expect(countries.join(' ')).toBe('AL BA BE CZ EE ES FI FR HR HU IT MC ME MK MR NO PL PT RS SI SK SM TL TN XK'));

  it.each([
    'AL35202111090000000001234567',
    'BA393385804800211234',
    'BE71096123456769',
    'CZ5508000000001234567899',
    'EE471000001020145685',
    'ES7921000813610123456789',
    'FI1410093000123458',
    'HR1723600001101234565',
    'HU93116000060000000012345676',
    'IT60X0542811101000000123456',
    'MC5810096180790123456789085',
    'MK07200002785123453',
    'NO8330001234567',
    'PL10105000997603123456789123',
    'PT50002700000001234567833',
    'RS35105008123123123173',
    'SI56192001234567892',
    'SK8975000000000012345671',
    'SM76P0854009812123456789123',
    'TN5904018104004942712345',
  ])('agree with %s', (iban) => expect(faultsOf(iban)).toEqual([]));

  it('names the place of the key of a short Hungarian account', () =>
    expect(faultsOf(`HU${checkDigits('HU', '117730161111101700000000')}117730161111101700000000`)).toEqual([
      { code: 'national-check', country: 'HU', found: '7', expected: '8', at: 20 },
    ]));
});

describe('test IBANs', () => {
  it.each(IBAN_COUNTRIES)('of %s are valid, also for another reader', (country) => {
    for (let round = 0; round < 20; round++) {
      const made = makeTestIban(country, secureRandom);
      expect(made.ok && ibanOf(made.value).faults).toEqual([]);
      expect(made.ok && isValidIBAN(made.value)).toBe(true);
    }
  });

  it('come to no country without IBANs', () =>
    expect(makeTestIban('US', secureRandom)).toEqual({ ok: false, fault: { code: 'not-in-registry', country: 'US' } }));

  it('change with any digit of the account', () =>
    fc.assert(
      fc.property(fc.constantFrom(...IBAN_COUNTRIES), fc.nat(), (country, draw) => {
        const made = makeTestIban(country, secureRandom);
        if (!made.ok) return false;
        const at = 4 + (draw % (made.value.length - 4));
        const digit = made.value[at] ?? '';
        const other = /\d/.test(digit) ? String((Number(digit) + 1) % 10) : digit === 'A' ? 'B' : 'A';
        return !ibanOf(made.value.slice(0, at) + other + made.value.slice(at + 1)).valid;
      }),
    ));
});

describe('lists', () => {
  const job = { signal: new AbortController().signal, progress: () => undefined };

  it('keep the numbers of the lines, blank ones counted', () =>
    expect(checkEach('DE89370400440532013000\r\n\r\nNO9386011117948\r\n-', job)).toMatchObject({
      value: [
        { line: 1, report: { valid: true } },
        { line: 3, report: { valid: false } },
      ],
    }));

  it('may have ten thousand lines', () => {
    const result = checkEach('FR76 3000 6000 0112 3456 7890 189\n'.repeat(10_000), job);
    expect(result.ok && result.value.length).toBe(10_000);
  });
});

describe('BIC', () => {
  it('takes eight and eleven characters', () => {
    expect(check('deut de ff')).toEqual({
      ok: true,
      value: {
        kind: 'bic',
        valid: true,
        faults: [],
        bic: 'DEUTDEFF',
        bank: 'DEUT',
        country: 'DE',
        place: 'FF',
        branch: '',
      },
    });
    expect(check('DEUTDEFF500')).toMatchObject({ value: { valid: true, branch: '500' } });
  });

  it.each([
    ['DEUTDEF', [{ code: 'bic-length', found: 7 }]],
    ['DEUTDEFF50', [{ code: 'bic-length', found: 10 }]],
    ['DEUTXXFF', [{ code: 'bic-country', country: 'XX' }]],
    ['DEUTD1FF', [{ code: 'bic-country-letters', found: 'D1' }]],
  ])('%s', (bic, faults) => expect(check(bic)).toMatchObject({ value: { kind: 'bic', valid: false, faults } }));

  it('notices a BIC for tests', () => expect(check('DEUTDEF0')).toMatchObject({ value: { note: 'test' } }));
});
