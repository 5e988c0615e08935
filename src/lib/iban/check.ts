import { COUNTRY_CODES } from '../countries';
import { err, ok, type Result } from '../result';
import { type BicReport, checkBic, looksLikeBic } from './bic';
import { checkDigits } from './mod97';
import { nationalChecks } from './national';
import { isSepa, isUnregistered, type Kind, lenderOf, type Role, type Structure, structureOf } from './registry';
import { inFours, readTyped, type Typed } from './typed';

/** One rule that an IBAN breaks. Positions count the characters of the IBAN from 1. */
export type IbanFault =
  | { readonly code: 'odd-character'; readonly character: string; readonly at: number }
  | { readonly code: 'no-country'; readonly found: string }
  | { readonly code: 'unknown-country'; readonly country: string }
  | { readonly code: 'no-iban'; readonly country: string }
  | { readonly code: 'borrowed'; readonly country: string; readonly lender: string }
  | { readonly code: 'unregistered'; readonly country: string }
  | { readonly code: 'length'; readonly country: string; readonly expected: number; readonly found: number }
  | { readonly code: 'check-not-digits'; readonly found: string }
  | {
      readonly code: 'kind';
      readonly country: string;
      readonly kind: Kind;
      readonly from: number;
      readonly to: number;
      readonly found: string;
    }
  | { readonly code: 'check-digits'; readonly found: string; readonly expected: string }
  | {
      readonly code: 'national-check';
      readonly country: string;
      readonly found: string;
      /** Absent where no key fits this number at all. */
      readonly expected?: string;
      readonly at: number;
    };

/** A stretch of the IBAN and what it is. */
export interface Part {
  readonly role: Role | 'country' | 'check-digits';
  readonly within?: Role;
  readonly text: string;
  /** From 1, in the IBAN. */
  readonly from: number;
}

export interface IbanReport {
  readonly kind: 'iban';
  readonly valid: boolean;
  readonly faults: readonly IbanFault[];
  /** Without spaces. */
  readonly iban: string;
  readonly country: string;
  readonly checkDigits: string;
  readonly bban: string;
  /** All of it in order; nothing where the country has no IBAN. */
  readonly parts: readonly Part[];
  /** The codes that the country's structure defines, by what they are. */
  readonly codes: Readonly<Partial<Record<Role, string>>>;
  readonly sepa?: boolean;
  readonly qr?: boolean;
}

export type Report = IbanReport | BicReport;

export type NothingTyped = { readonly code: 'nothing' };

/** Checks one IBAN or BIC in any spacing. What is wrong with it is in the report; a fault only where nothing is left to check. */
export function check(text: string): Result<Report, NothingTyped> {
  const typed = readTyped(text);
  if (typed.code === '' && !typed.odd) return err({ code: 'nothing' });
  return ok(!typed.odd && looksLikeBic(typed.code) ? checkBic(typed.code) : checkIban(typed));
}

function checkIban({ code, odd }: Typed): IbanReport {
  const country = code.slice(0, 2);
  const structure = structureOf(country);
  const faults: IbanFault[] = odd ? [{ code: 'odd-character', ...odd }] : [];
  if (structure) faults.push(...faultsOf(code, structure, odd !== undefined));
  else faults.push(countryFault(country));
  const bban = code.slice(4);
  const parts = structure ? partsOf(code, structure) : [];
  return {
    kind: 'iban',
    valid: faults.length === 0,
    faults,
    iban: code,
    country,
    checkDigits: code.slice(2, 4),
    bban,
    parts,
    codes: codesOf(parts),
    ...(structure && { sepa: isSepa(country), qr: isQrIban(country, bban) }),
  };
}

export function countryFault(country: string): IbanFault {
  const lender = lenderOf(country);
  if (!/^[A-Z]{2}$/.test(country)) return { code: 'no-country', found: country };
  if (!COUNTRY_CODES.has(country)) return { code: 'unknown-country', country };
  if (lender !== undefined) return { code: 'borrowed', country, lender };
  return { code: isUnregistered(country) ? 'unregistered' : 'no-iban', country };
}

/** The rules of a country, each by itself. Keys are only computed over a number that is complete. */
function faultsOf(iban: string, structure: Structure, isUnsure: boolean): IbanFault[] {
  const { country } = structure;
  const faults: IbanFault[] = [];
  const expected = structure.length + 4;
  const found = iban.slice(2, 4);
  const bban = iban.slice(4);
  if (iban.length !== expected) faults.push({ code: 'length', country, expected, found: iban.length });
  const hasDigits = /^\d\d$/.test(found);
  if (found.length === 2 && !hasDigits) faults.push({ code: 'check-not-digits', found });
  const kinds = kindFaults(bban, structure);
  faults.push(...kinds);
  if (iban.length !== expected || isUnsure) return faults;
  const right = checkDigits(country, bban);
  if (hasDigits && found !== right) faults.push({ code: 'check-digits', found, expected: right });
  return kinds.length > 0 ? faults : [...faults, ...nationalFaults(country, bban)];
}

const KINDS: Record<Kind, RegExp> = { n: /^\d*$/, a: /^[A-Z]*$/, c: /^[A-Z\d]*$/ };

function kindFaults(bban: string, { country, fields }: Structure): IbanFault[] {
  return fields
    .map(({ start, length, kind }) => ({ kind, start, found: bban.slice(start, start + length), length }))
    .filter(({ kind, found }) => !KINDS[kind].test(found))
    .map(({ kind, start, found, length }) => ({
      code: 'kind',
      country,
      kind,
      from: start + 5,
      to: start + length + 4,
      found,
    }));
}

function nationalFaults(country: string, bban: string): IbanFault[] {
  return nationalChecks(country, bban).flatMap(({ start, length, expected }) => {
    const found = bban.slice(start, start + length);
    const right = expected(bban);
    if (found === right) return [];
    return [{ code: 'national-check', country, found, ...(right !== undefined && { expected: right }), at: start + 5 }];
  });
}

function partsOf(iban: string, { fields }: Structure): Part[] {
  const heads: Part[] = [
    { role: 'country', text: iban.slice(0, 2), from: 1 },
    { role: 'check-digits', text: iban.slice(2, 4), from: 3 },
  ];
  const parts = fields.map(({ role, within, start, length }) => ({
    role,
    ...(within && { within }),
    text: iban.slice(start + 4, start + length + 4),
    from: start + 5,
  }));
  const used = 4 + fields.reduce((sum, { length }) => sum + length, 0);
  const rest: Part[] = iban.length > used ? [{ role: 'reserved', text: iban.slice(used), from: used + 1 }] : [];
  return [...heads, ...parts, ...rest].filter(({ text }) => text !== '');
}

/** Parts of the same kind together, a check digit also with the code it is the end of. */
function codesOf(parts: readonly Part[]): Partial<Record<Role, string>> {
  const codes: Partial<Record<Role, string>> = {};
  for (const { role, within, text } of parts) {
    if (role === 'country' || role === 'check-digits') continue;
    for (const each of within ? [role, within] : [role]) codes[each] = (codes[each] ?? '') + text;
  }
  return codes;
}

/** Swiss and Liechtenstein banks have a second code for payments with a QR reference: 30000 to 31999 (SIX, QR-IID). */
function isQrIban(country: string, bban: string): boolean {
  return (country === 'CH' || country === 'LI') && /^3[01]\d{3}/.test(bban);
}

/** An IBAN as it is printed, in groups of four. */
export function friendly({ iban }: Pick<IbanReport, 'iban'>): string {
  return inFours(iban);
}
