import { field, fieldIf, warningIf, wordField } from './build-card';
import { isoDay } from './calendar-date';
import type { Card, CardField, CardWarning } from './card';
import type { FieldName } from './field-names';
import type { ValueWord } from './names';

/** Elements by their ids (AAMVA DL/ID Card Design Standard, annex D). */
const ELEMENTS: Readonly<Record<string, FieldName>> = {
  DAA: 'name',
  DAB: 'familyName',
  DAC: 'givenName',
  DAD: 'middleName',
  DAG: 'street',
  DAH: 'streetTwo',
  DAI: 'city',
  DAJ: 'state',
  DAK: 'postalCode',
  DAQ: 'licenceNumber',
  DAU: 'height',
  DAW: 'weight',
  DAY: 'eyes',
  DAZ: 'hair',
  DBA: 'expires',
  DBB: 'birthday',
  DBC: 'sex',
  DBD: 'issued',
  DCA: 'vehicleClass',
  DCB: 'restrictions',
  DCD: 'endorsements',
  DCF: 'documentNumber',
  DCG: 'country',
  DCK: 'inventoryNumber',
  DCS: 'familyName',
  DCT: 'givenName',
  DCU: 'nameSuffix',
  DDB: 'revised',
  DDK: 'organDonor',
  DDL: 'veteran',
};

const SEXES: Readonly<Record<string, ValueWord>> = {
  '1': 'male',
  M: 'male',
  '2': 'female',
  F: 'female',
  '9': 'notStated',
};

/** `@`, line feed, record separator and carriage return, then who issued it, versions and the number of subfiles. */
const HEADER = /^@[\s\p{Cc}]{1,8}(?:ANSI |AAMVA)(\d{6})(\d\d)/u;

interface SubfileElement {
  readonly id: string;
  readonly value: string;
}

/** The directory names each subfile in ten characters, its kind first; version 01 has no version of the issuer. */
const ENTRY = /^(?:[A-Z]{2}\d{8})+/;

const RECORD_SEPARATOR = '\u001E';

/** Elements of the subfiles, which line feeds set apart; the first of each subfile has its kind before it. */
function elementsOf(text: string): readonly SubfileElement[] {
  return text
    .replaceAll(RECORD_SEPARATOR, '\n')
    .split(/[\n\r]/)
    .flatMap((line) => {
      const match = /^(?:(?:DL|ID|EN|Z[A-Z])(?=[DZ][A-Z]{2}))?([DZ][A-Z]{2})([^]*)$/.exec(line);
      return match ? [{ id: match[1] ?? '', value: (match[2] ?? '').trim() }] : [];
    });
}

/** Month first in the United States, year first in Canada; where the country is not said, as the digits allow. */
function readDate(digits: string, country: string | undefined): string | undefined {
  if (!/^\d{8}$/.test(digits)) return undefined;
  const part = (from: number, to: number) => Number(digits.slice(from, to));
  const american = () => isoDay(part(4, 8), part(0, 2), part(2, 4));
  const canadian = () => isoDay(part(0, 4), part(4, 6), part(6, 8));
  if (country === 'USA') return american();
  return country === 'CAN' ? canadian() : (american() ?? canadian());
}

const DATES: ReadonlySet<FieldName> = new Set<FieldName>(['expires', 'birthday', 'issued', 'revised']);

interface ReadElement {
  readonly fields: readonly CardField[];
  readonly warnings: readonly CardWarning[];
}

function readElement({ id, value }: SubfileElement, country: string | undefined): ReadElement {
  const name = Object.hasOwn(ELEMENTS, id) ? ELEMENTS[id] : undefined;
  const facts = { label: id };
  if (value === '') return { fields: [], warnings: [] };
  if (!name) return { fields: [field('own', value, facts)], warnings: [] };
  if (DATES.has(name)) {
    const day = readDate(value, country);
    return { fields: [field(name, day ?? value, facts)], warnings: warningIf(day === undefined, 'badDate', value) };
  }
  const sex = name === 'sex' && Object.hasOwn(SEXES, value) ? SEXES[value] : undefined;
  if (sex) return { fields: [wordField('sex', sex, facts)], warnings: [] };
  const isFlag = name === 'organDonor' || name === 'veteran';
  return {
    fields: [isFlag && value === '1' ? wordField(name, 'yes', facts) : field(name, value, facts)],
    warnings: [],
  };
}

/** A driving licence or an identity card of North America (AAMVA); undefined for any other text. */
export function readDrivingLicence(text: string): Card | undefined {
  const header = HEADER.exec(text);
  if (!header) return undefined;
  const [whole, issuer = '', version = ''] = header;
  const counts = version === '01' ? 2 : 4;
  const rest = text.slice(whole.length + counts);
  const elements = elementsOf(rest.replace(ENTRY, ''));
  if (elements.length === 0) return undefined;
  const country = elements.find(({ id }) => id === 'DCG')?.value;
  const read = elements.map((element) => readElement(element, country));
  return {
    type: 'drivingLicence',
    fields: [...read.flatMap((each) => each.fields), field('issuerNumber', issuer), ...fieldIf('version', version)],
    warnings: read.flatMap((each) => each.warnings),
  };
}
