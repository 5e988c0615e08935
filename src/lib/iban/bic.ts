import { COUNTRY_CODES } from '../countries';

/** Rules of ISO 9362 that a BIC breaks. */
export type BicFault =
  | { readonly code: 'bic-length'; readonly found: number }
  | { readonly code: 'bic-country-letters'; readonly found: string }
  | { readonly code: 'bic-country'; readonly country: string };

export interface BicReport {
  readonly kind: 'bic';
  readonly valid: boolean;
  readonly faults: readonly BicFault[];
  readonly bic: string;
  readonly bank: string;
  readonly country: string;
  readonly place: string;
  /** Empty in a BIC of eight characters, which is that of the head office. */
  readonly branch: string;
  /** A BIC for tests ends its eight characters with 0; 1 stands for one that is not connected to the network. */
  readonly note?: 'test' | 'passive';
}

/** Whether a code is meant as a BIC: short, and letters where an IBAN has its check digits. */
export function looksLikeBic(code: string): boolean {
  return code.length >= 4 && code.length <= 11 && /^[A-Z\d]{2}[A-Z]/.test(code) && !/^[A-Z]{2}\d\d/.test(code);
}

/** Takes a BIC apart and lists what is wrong with it (ISO 9362). The code is capital letters and digits. */
export function checkBic(code: string): BicReport {
  const country = code.slice(4, 6);
  const faults: BicFault[] = [];
  if (code.length !== 8 && code.length !== 11) faults.push({ code: 'bic-length', found: code.length });
  if (country.length === 2 && /\d/.test(country)) faults.push({ code: 'bic-country-letters', found: country });
  else if (country.length === 2 && !COUNTRY_CODES.has(country)) faults.push({ code: 'bic-country', country });
  const place = code.slice(6, 8);
  const note = place[1] === '0' ? 'test' : place[1] === '1' ? 'passive' : undefined;
  return {
    kind: 'bic',
    valid: faults.length === 0,
    faults,
    bic: code,
    bank: code.slice(0, 4),
    country,
    place,
    branch: code.slice(8),
    ...(note && { note }),
  };
}
