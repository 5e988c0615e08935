import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countrySpecs } from 'ibantools';
import { afterAll, describe, expect, it } from 'vitest';
import { CONFUSABLES_DATE, packed } from '../../src/lib/look-alikes/confusables';
import { readLookAlikes } from '../../src/lib/look-alikes/look-alikes';
import { registries } from '../../src/pages/about/registries';
import { REGISTRY } from '../../src/lib/iban/registry';
import { OTHER_NAMES } from '../../src/lib/zone-data/zone-names';
import { ROOT } from '../setup.mjs';
import { installedVersion, noteOnAbout } from '../update-registries.mjs';
import { ibanDifferences, readIbanRegistry, readOwnTable } from './iban.mjs';
import { packConfusables, packRanges, readConfusables } from './look-alikes.mjs';
import { PACKAGES } from './packages.mjs';
import { readZoneDatabase, zoneOf } from './zones.mjs';
import { blockName, packNames } from './unicode.mjs';

const folder = mkdtempSync(join(tmpdir(), 'registries-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The newest of a package, unpacked; only `npm run test:full` asks the package registry. */
function fetchNewest(name: string, wanted: string): string {
  const packed = execFileSync('npm', ['pack', `${name}@${wanted}`, '--json', '--pack-destination', folder], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [file] = JSON.parse(packed) as { filename: string }[];
  execFileSync('tar', ['-xzf', join(folder, file?.filename ?? ''), '--one-top-level'], { cwd: folder });
  return join(folder, (file?.filename ?? '').replace(/\.tgz$/, ''), 'package');
}

const isFull = Boolean(process.env['FULL']);
if (!isFull) console.warn('Not read: the newest registries; npm run test:full fetches them.');
const places = PACKAGES.flatMap((registry) => [
  { ...registry, which: 'installed', place: () => join(ROOT, 'node_modules', registry.name) },
  ...(isFull ? [{ ...registry, which: 'newest', place: () => fetchNewest(registry.name, registry.wanted) }] : []),
]);

describe.each(places)('the $which $name', ({ place, count, least }) => {
  it('is read and has what it should', () => expect(count(place())).toBeGreaterThan(least));
});

describe('the about page', () => {
  it.each(PACKAGES)('shows the version of $name that is installed, and its day', ({ id, name }) => {
    const row = registries.find(({ source }) => source.startsWith(`${name} `));
    expect(row).toMatchObject({ id, source: `${name} ${installedVersion(name)}` });
    expect(row?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('shows the edition of the IBAN registry that the tool follows', () => {
    const row = registries.find(({ id }) => id === 'iban');
    expect([row?.source.split(' ').at(-1), row?.date]).toEqual([String(REGISTRY.release), REGISTRY.month]);
  });

  it('takes another version', () => {
    const source = "{ source: 'a 1.0.0', date: '2020-01-01' }, { source: 'b 1.0.0', date: '2020-01-01' }";
    const noted = "{ source: 'a 1.0.0', date: '2020-01-01' }, { source: 'b 2.0.0', date: '2027-02-03' }";
    expect(noteOnAbout(source, 'b', '2.0.0', '2027-02-03T04:05:06Z')).toBe(noted);
    expect(() => noteOnAbout(source, 'c', '1.0.0', '')).toThrow('no row for c');
  });
});

describe('the IBAN registry', () => {
  const own = readOwnTable(readFileSync(join(ROOT, 'src/lib/iban/registry.ts'), 'utf8'));

  it('has the countries and lengths that a second judge knows', () => {
    // Their accounts have the IBANs of Finland and France, as the registry says; the judge lists them by themselves.
    const within = ['AX', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'];
    const others = Object.entries(countrySpecs).filter(
      ([country, { IBANRegistry }]) => IBANRegistry && !within.includes(country),
    );
    const wrong = others.filter(([country, { chars }]) => own.get(country)?.length !== (chars ?? 0) - 4);
    expect(wrong.map(([country]) => country)).toEqual([]);
    expect(others.length).toBeGreaterThan(70);
  });

  it('is compared with the text that SWIFT hands out', () => {
    const text = [
      'Data element\tAndorra\tAlbania',
      'IBAN prefix country code (ISO 3166)\tAD\tAL',
      'BBAN structure\t4!n4!n12!c\t8!n16!c',
      'IBAN length\t24\t28',
    ].join('\r\n');
    const registry = readIbanRegistry(text);
    const two = new Map([...own].filter(([country]) => registry.has(country)));
    expect(ibanDifferences(two, registry)).toEqual([]);
    const later = readIbanRegistry(text.replace('8!n16!c', '8!n17!c').replace('\tAD', '\tXX'));
    expect(ibanDifferences(two, later).map((line) => line.slice(0, 2))).toEqual(['AD', 'AL', 'XX']);
    expect(() => readIbanRegistry('<!doctype html>')).toThrow('BBAN structure');
  });
});

describe('the zones', () => {
  const file = '/usr/share/zoneinfo/tzdata.zi';
  const system = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (system === undefined) console.warn(`Not compared: the names of zones, as this system has no ${file}.`);

  it.each(system === undefined ? [] : [system])('go by the names that the database of this system has', (text) => {
    const { links } = readZoneDatabase(text);
    // What they are beside the database's links: GMT is shown with UTC, and these four were zones of their own before 1970.
    const apart = ['Africa/Asmara', 'America/Atikokan', 'Pacific/Chuuk', 'Pacific/Pohnpei', 'UTC'];
    const wrong = Object.entries(OTHER_NAMES).flatMap(([zone, names]) =>
      apart.includes(zone) ? [] : names.split(' ').filter((name) => zoneOf(links, name) !== zoneOf(links, zone)),
    );
    expect(wrong).toEqual([]);
  });

  it('are read from the compact form of the database', () => {
    const text = '# version 2026a\nR A 1\nZ Europe/Kyiv 2 - E\nL Europe/Kyiv Europe/Kiev\nL Europe/Kiev Old\n';
    const { version, links } = readZoneDatabase(text);
    expect([version, zoneOf(links, 'Old'), zoneOf(links, 'Europe/Kyiv')]).toEqual([
      '2026a',
      'Europe/Kyiv',
      'Europe/Kyiv',
    ]);
    expect(() => readZoneDatabase('<html>')).toThrow('names no version');
  });
});

it('packs the names of characters', () => {
  const names = [
    [0x41, 'LATIN CAPITAL LETTER A'],
    [0x42, 'LATIN CAPITAL LETTER B'],
    [0x60, 'GRAVE ACCENT'],
    [0x4e00, 'CJK UNIFIED IDEOGRAPH-4E00'],
    [0x4e01, 'CJK UNIFIED IDEOGRAPH-4E01'],
    // Hangul syllables follow from their parts.
    [0xac00, 'HANGUL SYLLABLE GA'],
    [0x1f600, 'GRINNING FACE'],
  ] as const;
  expect(packNames(names)).toBe(
    '41:0LATIN CAPITAL LETTER A|3B|60:0GRAVE ACCENT|4E00-4E01:0CJK UNIFIED IDEOGRAPH-*|1F600:0GRINNING FACE',
  );
  expect(['Latin_Extended_A', 'Latin_1_Supplement', 'Phags_Pa', 'Greek_And_Coptic'].map(blockName)).toEqual([
    'Latin Extended-A',
    'Latin-1 Supplement',
    'Phags-pa',
    'Greek and Coptic',
  ]);
});

describe('the characters that look alike', () => {
  const text = [
    '# confusables.txt',
    '# Date: 2025-07-22, 05:49:37 GMT',
    '# Version: 17.0.0',
    '05AD ;\t0596 ;\tMA\t# no ASCII',
    '0430 ;\t0061 ;\tMA\t# ( а → a ) CYRILLIC SMALL LETTER A → LATIN SMALL LETTER A\t#',
    '0251 ;\t0061 ;\tMA\t# ( ɑ → a )',
    '217F ;\t0072 006E ;\tMA\t# ( ⅿ → rn )',
    '006D ;\t0072 006E ;\tMA\t# ( m → rn )',
  ].join('\n');

  it('are read with their version and day, and packed by what they look like', () => {
    const { version, date, pairs, count } = readConfusables(text);
    expect([version, date, count]).toEqual(['17.0.0', '2025-07-22', 3]);
    const table = readLookAlikes(packConfusables(pairs));
    expect([table.prototypeOf(0x430), table.prototypeOf(0x217f), table.prototypeOf(0x5ad)]).toEqual([
      'a',
      'rn',
      undefined,
    ]);
    expect(table.like('a')).toEqual([0x251, 0x430]);
    expect(() => readConfusables('<html>')).toThrow('names no version');
  });

  it('are those of the standard, as the about page says', () => {
    const lines = packed.split('\n');
    expect(lines.flatMap((line) => line.split('\t')[1]?.split(' ') ?? []).length).toBe(1861);
    const row = registries.find(({ source }) => source.includes('confusables'));
    expect(row?.date).toBe(CONFUSABLES_DATE);
  });

  it('packs ranges as differences', () => {
    const ranges = [
      { begin: 20, end: 21 },
      { begin: 10, end: 13 },
    ];
    expect(packRanges(ranges)).toBe('a+2 8');
  });
});
