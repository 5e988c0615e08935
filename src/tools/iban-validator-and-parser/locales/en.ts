import { numbersOf, type Words } from '../../../i18n/words';
import { countryNames, englishCountry } from '../../../lib/countries';
import type { BicFault } from '../../../lib/iban/bic';
import type { IbanFault, Part } from '../../../lib/iban/check';
import type { Kind } from '../../../lib/iban/registry';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const KINDS: Record<Kind, string> = { n: 'digits', a: 'letters', c: 'letters or digits' };
const range = (from: number, to: number) => (from === to ? `Position ${from}` : `Positions ${from} to ${to}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a country's own key is called. */
const KEYS: Readonly<Record<string, string>> = { FR: 'French key', MC: 'Monegasque key', IT: 'Italian CIN' };
const keyOf = (country: string) => KEYS[country] ?? `The national check of ${countryNames('en')(country)}`;

const roles: Record<Part['role'], string> = {
  country: 'Country code',
  'check-digits': 'Check digits',
  bank: 'Bank code',
  branch: 'Branch code',
  account: 'Account number',
  check: 'National check',
  type: 'Account type',
  owner: 'Owner number',
  holder: 'Holder’s id',
  currency: 'Currency',
  reserved: 'Reserved',
};

export const words = {
  options: {
    mode: { label: 'Mode', values: { one: 'One', many: 'Many' } },
    country: 'Country',
  },
  input: 'IBAN or BIC',
  placeholder: 'DE89 3704 0044 0532 0130 00',
  hint: 'Spaces, hyphens, lower case and full-width characters are fine. It is neither stored nor sent.',
  lines: 'One IBAN or BIC per line',
  examples: 'Examples',
  qrExample: 'CH (QR-IBAN)',
  generate: 'Make a test IBAN',
  make: 'Random IBAN',
  testData: 'Test data',
  testNote: 'Its checks are right, but its bank code is made up (nines or TEST): it belongs to no account.',
  registry: (release, month, list, date) =>
    `Structures after the SWIFT IBAN Registry, release ${release} (${month}); SEPA countries after ${list} (${date}). Only the number is checked: whether the account exists cannot be known here.`,
  verdicts: {
    iban: { valid: 'This IBAN is valid', notValid: 'This IBAN is not valid' },
    bic: { valid: 'The form of this BIC is right', notValid: 'The form of this BIC is wrong' },
  },
  unchecked: 'unchecked',
  parts: 'Structure',
  roles,
  result: 'Parts of the number',
  list: 'Checked numbers',
  country: 'Country',
  bban: 'BBAN',
  sepa: 'SEPA',
  qr: 'QR-IBAN',
  yes: 'Yes',
  no: 'No',
  friendly: 'Friendly format',
  electronic: 'Electronic format',
  bic: 'BIC',
  bicBank: 'Bank',
  bicPlace: 'Place',
  bicBranch: 'Branch',
  headOffice: 'Head office',
  bicNote: {
    test: 'Character 8 is 0: a BIC for tests.',
    passive: 'Character 8 is 1: not connected to the SWIFT network itself.',
  },
  checked: (n) => plural(n, { one: `${count(n)} line`, other: `${count(n)} lines` }),
  counts: (valid, wrong) => `${count(valid)} valid, ${count(wrong)} not valid`,
  line: 'Line',
  typed: 'Input',
  status: 'Result',
  ok: 'Valid',
  wrong: 'Not valid',
  remarks: 'Errors',
  nothing: 'Type an IBAN or a BIC.',
  fault: (fault: IbanFault | BicFault): string => {
    switch (fault.code) {
      case 'odd-character':
        return `Character ${fault.at}, “${fault.character}”, cannot stand in an IBAN.`;
      case 'no-country':
        return `An IBAN begins with two letters for the country; this begins with “${fault.found}”.`;
      case 'unknown-country':
        return `Unknown country ${fault.country}.`;
      case 'no-iban':
        return `${capital(englishCountry(fault.country))} does not use IBAN.`;
      case 'borrowed':
        return `${capital(englishCountry(fault.country))} has no IBAN prefix of its own; accounts there use ${fault.lender}.`;
      case 'unregistered':
        return `${capital(englishCountry(fault.country))} writes account numbers like IBANs, but is not in the IBAN registry: there is nothing to check them by.`;
      case 'length':
        return `${fault.country} needs ${fault.expected} characters; this has ${fault.found}.`;
      case 'check-not-digits':
        return `Positions 3 to 4 are the check digits and must be digits; here they are “${fault.found}”.`;
      case 'kind':
        return `${range(fault.from, fault.to)} must be ${KINDS[fault.kind]} in ${fault.country}; here: “${fault.found}”.`;
      case 'check-digits':
        return `Check digits are ${fault.found}; for this account they would be ${fault.expected} — a digit is probably mistyped.`;
      case 'national-check':
        return fault.expected === undefined
          ? `${keyOf(fault.country)} (from position ${fault.at}) is ${fault.found}, but no key fits this number.`
          : `${keyOf(fault.country)} (from position ${fault.at}) is ${fault.found}, should be ${fault.expected}.`;
      case 'bic-length':
        return `A BIC has 8 or 11 characters; this has ${fault.found}.`;
      case 'bic-country-letters':
        return `Characters 5 and 6 are the country and must be letters; here they are “${fault.found}”.`;
      case 'bic-country':
        return `Unknown country ${fault.country}.`;
    }
  },
} satisfies Words<typeof zhCn>;
