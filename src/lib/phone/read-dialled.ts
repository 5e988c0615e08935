import { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { readTyped } from './typed';

/** A number to be dialled: digits, with a plus where the country is known. */
export interface Dialled {
  readonly number: string;
  /** Behind the number: pauses (`,` `;` `p` `w`) and what is dialled after them. */
  readonly pauses: string;
  readonly extension?: string;
}

const ORNAMENT = /[\s().\-/\u2010-\u2015\u2212]/g;
/** Codes such as `*100#`, which only a telephone network reads. */
const SERVICE = /^[*#][\d*#]+$/;
const WITH_PAUSES = /^(.*\d)\s*([,;pPwW][\d*#,;pPwW\s.-]*)$/s;

/**
 * Reads a number as people write it. After a plus the country's plan says what is dialled: `+44 (0)20…` has no 0 there,
 * `+39 06…` keeps it. Undefined for what is no number.
 */
export function readDialled(text: string): Dialled | undefined {
  const plain = text.normalize('NFKC').trim();
  const bare = plain.replace(ORNAMENT, '');
  if (SERVICE.test(bare)) return { number: bare, pauses: '' };
  const [, before, pauses = ''] = /;(?:ext|phone-context)=/i.test(plain) ? [] : (WITH_PAUSES.exec(plain) ?? []);
  const { number: typed, extension } = readTyped(before ?? plain);
  const number = internationalOf(typed) ?? typed.replace(ORNAMENT, '');
  if (!/^\+?[\d*#]+$/.test(number)) return undefined;
  return { number, pauses: pauses.replace(ORNAMENT, ''), ...(extension !== undefined && { extension }) };
}

/** E.164, where the number says its country; undefined where it does not, or none has such a code. */
function internationalOf(number: string): string | undefined {
  // Some put the plus and the country's code in brackets.
  const plain = number.replace(/^\s*\(\s*(\+[\d\s]+)\)/, '$1 ').trim();
  if (!/^(?:\+|tel:)/.test(plain)) return undefined;
  try {
    return parsePhoneNumberWithError(plain, { extract: false }).number;
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}
