import makeBig, { type Big } from 'big.js';
import type { Locale } from '../../i18n/locale';
import { err, ok, type Result } from '../../lib/result';
import { readTypedNumber } from '../../lib/typed-number';

/** A constructor of its own: other users of the library keep their settings. */
export const Decimal = makeBig();
// Half up, as on paper; forty decimals leave room beyond the twenty that are shown.
Decimal.DP = 40;
Decimal.RM = 1;

/** More digits or a larger exponent than this are a slip of the hand, and would make the page slow. */
const MAX_LENGTH = 400;

export type NumberFault = { readonly code: 'not-a-number' } | { readonly code: 'too-long'; readonly limit: number };

/** A number that was read. `doubt`: how it was read, and how another language would have read it, where that is not the same. */
export interface ReadNumber {
  readonly value: Big;
  readonly doubt?: { readonly read: string; readonly other: string };
}

/**
 * Reads a number as people of the language write it, with or without a percent sign. Undefined for an empty text. Faults: it is no number,
 * or one of more than 400 digits.
 */
export function readNumber(text: string, language: Locale): Result<ReadNumber | undefined, NumberFault> {
  const typed = readTypedNumber(text, { language, percent: true });
  if (!typed.ok) {
    if (typed.fault.code === 'empty') return ok(undefined);
    return err(typed.fault.code === 'too-long' ? { code: 'too-long', limit: MAX_LENGTH } : { code: 'not-a-number' });
  }
  const { decimal, other } = typed.value;
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  if (Math.max(whole.length, fraction.length) > MAX_LENGTH) return err({ code: 'too-long', limit: MAX_LENGTH });
  return ok({ value: new Decimal(decimal), ...(other !== undefined && { doubt: { read: decimal, other } }) });
}
