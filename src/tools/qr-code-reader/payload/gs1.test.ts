import { describe, expect, it } from 'vitest';
import type { Card } from './card';
import { gs1CheckDigit, mod11CheckDigit } from './check-digit';
import { currencyLetters } from './currencies';
import { identifierAt, IDENTIFIER_NAMES } from './gs1-identifiers';
import { fullYear, readDecimal, readShortDate } from './gs1-values';
import { FIELD_NAMES } from './field-names';
import { expandUpcE } from './product-number';
import { readCard } from './read-card';
import DICTIONARY from './testdata/gs1-formats.json';

const GS = '\u001D';
const read = (text: string): Card => readCard(text, { kind: 'code-128', isGs1: true }, 2026);
const short = ({ fields }: Card) => fields.map(({ name, value }) => `${name}=${value}`);

/** Runs of one kind as one, as kind, least and most characters. */
function shapeOf(ai: string): string {
  const merged: { kind: string; least: number; most: number }[] = [];
  for (const { kind, least, most } of identifierAt(ai, 0)?.identifier.format ?? []) {
    const last = merged.at(-1);
    if (last?.kind === kind) [last.least, last.most] = [last.least + least, last.most + most];
    else merged.push({ kind, least, most });
  }
  return merged.map(({ kind, least, most }) => `${kind}${least}-${most}`).join(' ');
}

/** `3100-3105` is six identifiers. */
function eachOf(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(first) + index).padStart(first.length, '0'),
  );
}

describe('application identifiers', () => {
  it.each(Object.entries(DICTIONARY.formats))('%s have the format of the dictionary, %s', (range, format) => {
    for (const ai of eachOf(range)) expect(`${ai} ${shapeOf(ai)}`).toBe(`${ai} ${format}`);
  });
});

describe('element strings', () => {
  it('are printed in brackets', () => {
    const card = read(`010952123454321310ABC123${GS}17261231`);
    expect(card.fields).toEqual([
      { name: 'elements', value: '(01)09521234543213(10)ABC123(17)261231' },
      { name: 'gtin', value: '09521234543213', label: '(01)', check: 'right' },
      { name: 'batch', value: 'ABC123', label: '(10)' },
      { name: 'expiry', value: '2026-12-31', label: '(17)' },
    ]);
    expect(card.warnings).toEqual([]);
  });

  it.each([
    ['00106141412345678908', 'sscc=106141412345678908'],
    ['4140614141000012', 'place=0614141000012'],
    ['3103001250', 'netWeight=1.250 kg'],
    ['3922001234', 'amount=12.34'],
    ['39129781234', 'amount=12.34 EUR'],
    ['39410125', 'discount=12.5 %'],
    ['15240200', 'bestBefore=2024-02-29'],
    ['70032612312359', 'expiry=2026-12-31T23:59'],
    ['7007261201261224', 'harvested=2026-12-01/2026-12-24'],
    ['8008261231105930', 'productionDate=2026-12-31T10:59:30'],
    [`]C121A${GS}10B`, 'batch=B'],
    [`${GS}21A${GS}${GS}`, 'serial=A'],
  ])('%j has %s', (text, field) => expect(short(read(text))).toContain(field));

  it.each([
    ['0109521234543214', 'badCheckDigit'],
    ['17261301', 'badDate'],
    ['17260230', 'badDate'],
    ['10', 'badElement'],
    [`10${'A'.repeat(21)}`, 'badElement'],
    ['0109521234543213XX', 'notAllRead'],
  ])('%j warns of %s', (text, code) => expect(read(text).warnings.map((each) => each.code)).toContain(code));

  it('are all that DataBar holds', () => {
    const about = { kind: 'databar-expanded', isGs1: false };
    expect(readCard('0109521234543213', about).type).toBe('gs1');
  });

  it('are read only where the code says so', () => {
    expect(readCard('0109521234543213', { kind: 'code-128', isGs1: false }).type).toBe('text');
    expect(read('no element').type).toBe('text');
  });
});

describe('the table of identifiers', () => {
  it('has names that have their words', () => {
    const known: ReadonlySet<string> = new Set(FIELD_NAMES);
    expect(IDENTIFIER_NAMES.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    ['01', '01'],
    ['3103', '3103'],
    ['253', '253'],
    ['8020', '8020'],
    ['05', undefined],
    ['310', undefined],
  ])('%s begins with %s', (text, ai) => expect(identifierAt(text, 0)?.ai).toBe(ai));
});

describe('values', () => {
  it.each([
    [26, 2026],
    [76, 2076],
    [77, 1977],
    [99, 1999],
    [0, 2000],
  ])('%i is the year %i in 2026', (two, year) => expect(fullYear(two, 2026)).toBe(year));

  it('the centuries turn', () => {
    expect(fullYear(10, 2070)).toBe(2110);
    expect(fullYear(51, 2000)).toBe(1951);
    expect(readShortDate('000200', 2000)).toBe('2000-02-29');
  });

  it.each([
    ['001250', 3, '1.250'],
    ['000000', 0, '0'],
    ['000001', 6, '0.000001'],
    ['1', 2, undefined],
  ])('%s with %i decimals is %s', (digits, decimals, number) => expect(readDecimal(digits, decimals)).toBe(number));

  it.each([
    ['156', 'CNY'],
    ['978', 'EUR'],
    ['840', 'USD'],
    ['008', 'ALL'],
    ['999', undefined],
  ])('currency %s is %s', (number, letters) => expect(currencyLetters(number)).toBe(letters));
});

const OTHERS = 'BOV CHE CHW CLF COU MXV USN UYI UYW VED XCG ZWG'.split(' ');

describe('currencies', () => {
  it('are among those that the engine knows', () => {
    const known = new Set(Intl.supportedValuesOf('currency'));
    const letters = Array.from({ length: 1000 }, (_, number) => currencyLetters(String(number).padStart(3, '0')));
    const ours = letters.filter((each) => each !== undefined);
    expect(ours).toHaveLength(new Set(ours).size);
    // Funds, and what is newer than the data of some engines.
    expect(ours.filter((each) => !known.has(each) && !OTHERS.includes(each))).toEqual([]);
  });
});

describe('check digits', () => {
  it.each([
    ['400638133393', '1'],
    ['9638507', '4'],
    ['03600029145', '2'],
    ['1540014128876', '3'],
    ['10614141234567890', '8'],
  ])('behind %s stands %s', (digits, check) => expect(gs1CheckDigit(digits)).toBe(check));

  it.each([
    ['030640615', '2'],
    ['080442957', 'X'],
    ['0317847', '1'],
    ['2434561', 'X'],
  ])('by eleven behind %s stands %s', (digits, check) => expect(mod11CheckDigit(digits)).toBe(check));

  it.each([
    ['01234565', '012345000065'],
    ['04252614', '042100005264'],
    ['01234531', '012300000451'],
    ['01234541', '012340000051'],
  ])('UPC-E %s is %s', (short, long) => expect(expandUpcE(short)).toBe(long));

  it.each([
    ['ean-13', '4006381333931', 'productNumber', 'right'],
    ['ean-8', '96385074', 'productNumber', 'right'],
    ['upc-a', '036000291452', 'productNumber', 'right'],
    ['upc-e', '01234565', 'productNumber', 'right'],
    ['itf', '15400141288763', 'productNumber', 'right'],
    ['databar', '09521234543213', 'productNumber', 'right'],
    ['ean-13', '4006381333932', 'productNumber', 'wrong'],
    ['ean-13', '9790060115615', 'productNumber', 'right'],
    ['ean-13', '9780306406157', 'isbn', 'right'],
    ['ean-13', '9791090636071', 'isbn', 'right'],
  ])('%s %s is a %s that is %s', (kind, text, type, check) => {
    const card = readCard(text, { kind, isGs1: false });
    expect(card.type).toBe(type);
    expect(card.fields[0]?.check).toBe(check);
  });

  it('a periodical has its ISSN', () =>
    expect(short(readCard('9770317847001', { kind: 'ean-13', isGs1: false }))).toEqual([
      'issn=0317-8471',
      'productNumber=9770317847001',
      'variant=00',
    ]));

  it('ITF of another length is text', () =>
    expect(readCard('123456', { kind: 'itf', isGs1: false }).type).toBe('text'));
});

describe('Digital Link', () => {
  it.each([
    ['https://id.gs1.org/01/09521234543213', '(01)09521234543213'],
    ['https://example.com/some/path/01/9521234543213/10/A%2FB?17=261231', '(01)09521234543213(10)A/B(17)261231'],
    ['https://example.com/00/106141412345678908', '(00)106141412345678908'],
    ['https://id.gs1.org/8004/0614141ABC', '(8004)0614141ABC'],
  ])('%s has %s', (text, elements) => {
    const card = readCard(text, { kind: 'qr', isGs1: false }, 2026);
    expect(card.type).toBe('digitalLink');
    expect(short(card)).toContain(`elements=${elements}`);
    expect(card.link?.href).toBe(text);
  });
});
