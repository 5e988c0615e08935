import { mod97, twoDigits } from './mod97';

/** A key that the country's own rules put into the BBAN, after whatever is written there now. */
export interface NationalCheck {
  /** Index in the BBAN. */
  readonly start: number;
  readonly length: number;
  /** What it should be; nothing where the rules leave no key for such a number. */
  readonly expected: (bban: string) => string | undefined;
}

/** The sum of digits, each with its weight; the weights begin again when they are used up. */
function weigh(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0), 0);
}

/** What is missing from a sum to the next multiple. */
function complement(sum: number, modulus: number): number {
  return (modulus - (sum % modulus)) % modulus;
}

/** One digit at the end of a run, by weights and a modulus; a ten has no digit, so no such number is given out. */
function weighted(from: number, to: number, weights: readonly number[], modulus: 10 | 11): NationalCheck {
  return {
    start: to,
    length: 1,
    expected: (bban) => {
      const digit = complement(weigh(bban.slice(from, to), weights), modulus);
      return digit === 10 ? undefined : String(digit);
    },
  };
}

/** ISO 7064 mod 97-10: two digits at the end that leave 1. Letters count from 10, as in the IBAN. */
function mod9710(length: number): NationalCheck {
  const start = length - 2;
  return { start, length: 2, expected: (bban) => twoDigits(98 - mod97(`${bban.slice(0, start)}00`)) };
}

/** The key of a RIB: what makes the number a multiple of 97. Its letters count by columns: A J 1, B K S 2, … I R Z 9. */
function rib(length: number): NationalCheck {
  const start = length - 2;
  const value = (letter: string) => {
    const place = letter.charCodeAt(0) - 65;
    return String(place < 18 ? (place % 9) + 1 : place - 16);
  };
  return {
    start,
    length: 2,
    expected: (bban) => twoDigits(97 - mod97(`${bban.slice(0, start).replaceAll(/[A-Z]/g, value)}00`)),
  };
}

/** Belgium: the ten digits before, by 97, and 97 for no remainder. */
const BELGIAN: NationalCheck = {
  start: 10,
  length: 2,
  expected: (bban) => twoDigits(mod97(bban.slice(0, 10)) || 97),
};

/** Spain: one digit for bank and branch, one for the account, each by 11 with 1 for ten. */
const SPANISH: NationalCheck = {
  start: 8,
  length: 2,
  expected: (bban) => {
    const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
    const digit = (number: string) => {
      const rest = complement(weigh(number, weights), 11);
      return rest === 10 ? 1 : rest;
    };
    return `${digit(`00${bban.slice(0, 8)}`)}${digit(bban.slice(10, 20))}`;
  },
};

/** Values of 0 to 9 and A to Z on the odd places of the Italian control letter (CIN). */
const CIN_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Italy and San Marino: a letter before bank, branch and account. Digits and letters count alike from 0. */
const ITALIAN: NationalCheck = {
  start: 0,
  length: 1,
  expected: (bban) => {
    const sum = [...bban.slice(1)].reduce((total, character, index) => {
      const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
      return total + (index % 2 === 0 ? (CIN_ODD[value] ?? 0) : value);
    }, 0);
    return String.fromCharCode(65 + (sum % 26));
  },
};

/** ISO 7064 mod 11,10, the digit that ends a run: banks and accounts of Croatia. */
function mod1110(from: number, to: number): NationalCheck {
  return {
    start: to,
    length: 1,
    expected: (bban) => {
      const last = [...bban.slice(from, to)].reduce((product, digit) => {
        const sum = (product + Number(digit)) % 10;
        return ((sum === 0 ? 10 : sum) * 2) % 11;
      }, 10);
      return String((11 - last) % 10);
    },
  };
}

/** Finland: the digit of Luhn at the end of the machine form. */
const FINNISH: NationalCheck = {
  start: 13,
  length: 1,
  expected: (bban) => {
    const sum = [...bban.slice(0, 13)].reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return String(complement(sum, 10));
  },
};

const CZECH_PREFIX = [10, 5, 8, 4, 2];
const CZECH_NUMBER = [6, 3, 7, 9, 10, 5, 8, 4, 2];
const CZECH = [weighted(4, 9, CZECH_PREFIX, 11), weighted(10, 19, CZECH_NUMBER, 11)];
const HUNGARIAN_WEIGHTS = [9, 7, 3, 1];
const HUNGARIAN_BANK = weighted(0, 7, HUNGARIAN_WEIGHTS, 10);
/** Accounts of eight digits are filled up with as many zeros; their key stands before these. */
const HUNGARIAN_SHORT = [HUNGARIAN_BANK, weighted(8, 15, HUNGARIAN_WEIGHTS, 10)];

/** Only the keys whose rule holds for every account of the country. */
const CHECKS: Readonly<Record<string, readonly NationalCheck[]>> = {
  AL: [weighted(0, 7, [9, 7, 3, 1], 10)],
  BA: [mod9710(16)],
  BE: [BELGIAN],
  CZ: CZECH,
  EE: [weighted(2, 15, [7, 1, 3], 10)],
  ES: [SPANISH],
  FI: [FINNISH],
  FR: [rib(23)],
  HR: [mod1110(0, 6), mod1110(7, 16)],
  HU: [HUNGARIAN_BANK, weighted(8, 23, HUNGARIAN_WEIGHTS, 10)],
  IT: [ITALIAN],
  MC: [rib(23)],
  ME: [mod9710(18)],
  MK: [mod9710(15)],
  MR: [rib(23)],
  NO: [weighted(0, 10, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], 11)],
  PL: [weighted(0, 7, [3, 9, 7, 1, 3, 9, 7], 10)],
  PT: [mod9710(21)],
  RS: [mod9710(18)],
  SI: [mod9710(15)],
  SK: CZECH,
  SM: [ITALIAN],
  TL: [mod9710(19)],
  TN: [rib(20)],
  XK: [mod9710(16)],
};

/** The keys of a BBAN that its country's own rules check; none where the country has no rule for all its accounts. */
export function nationalChecks(country: string, bban: string): readonly NationalCheck[] {
  if (country === 'HU' && bban.endsWith('00000000')) return HUNGARIAN_SHORT;
  return Object.hasOwn(CHECKS, country) ? (CHECKS[country] ?? []) : [];
}
