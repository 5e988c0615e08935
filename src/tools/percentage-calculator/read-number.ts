import makeBig, { type Big } from 'big.js';
import { toHalfWidth } from '../../lib/half-width';
import { err, ok, type Result } from '../../lib/result';

/** A constructor of its own: other users of the library keep their settings. */
export const Decimal = makeBig();
// Half up, as on paper; forty decimals leave room beyond the twenty that are shown.
Decimal.DP = 40;
Decimal.RM = 1;

/** More digits or a larger exponent than this are a slip of the hand, and would make the page slow. */
const MAX_LENGTH = 400;

export type NumberFault = { readonly code: 'not-a-number' } | { readonly code: 'too-long'; readonly limit: number };

/** A number that was read. `doubtful`: its one comma could be meant either way, so the reading should be shown. */
export interface ReadNumber {
  readonly value: Big;
  readonly doubtful: boolean;
}

/** The number's digits with a point for the decimals, whatever was used; undefined when the signs are at odds. */
function plainNumber(text: string): { readonly plain: string; readonly doubtful: boolean } | undefined {
  const commas = text.split(',').length - 1;
  const dots = text.split('.').length - 1;
  // Groups of three after the first: 1,234,567.8 or 1.234.567,8. None has begun with a zero.
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text) && (commas > 1 || dots === 1)) {
    return { plain: text.replaceAll(',', ''), doubtful: false };
  }
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d*$/.test(text) || /^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(text)) {
    return { plain: text.replaceAll('.', '').replace(',', '.'), doubtful: false };
  }
  if (commas + dots > 1) return undefined;
  // One lone comma before exactly three digits parts thousands where it can, and is a decimal comma everywhere else.
  const groups = /^[1-9]\d{0,2},\d{3}$/.test(text);
  const plain = groups ? text.replace(',', '') : text.replace(',', '.');
  return { plain, doubtful: /^\d*,\d{3}$/.test(text) };
}

/**
 * Reads a number as people write it: `1234.5`, `1 234,5`, `1,234.5`, `12,5`, `-3`, `1e3`, `15 %`, full-width too. Undefined for an empty
 * text. Faults: it is no number, or one of more than 400 digits.
 */
export function readNumber(text: string): Result<ReadNumber | undefined, NumberFault> {
  const typed = toHalfWidth(text)
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replace(/\s*%$/, '')
    .trim();
  if (typed === '') return text.trim() === '' ? ok(undefined) : err({ code: 'not-a-number' });
  const parts = /^([+-]?)\s*([\d.,'’\s\u00a0\u202f]*\d[\d.,]*)(?:e([+-]?\d+))?$/i.exec(typed);
  if (!parts) return err({ code: 'not-a-number' });
  const [, sign = '', digits = '', exponent = '0'] = parts;
  if (digits.length > MAX_LENGTH || Math.abs(Number(exponent)) > MAX_LENGTH)
    return err({ code: 'too-long', limit: MAX_LENGTH });
  const isSpaced = /['’\s\u00a0\u202f]/.test(digits);
  if (isSpaced && !/^\d{1,3}(['’\s\u00a0\u202f]\d{3})+([.,]\d*)?$/.test(digits)) return err({ code: 'not-a-number' });
  const number = plainNumber(digits.replaceAll(/['’\s\u00a0\u202f]/g, ''));
  if (!number || !/^(\d+\.?\d*|\.\d+)$/.test(number.plain)) return err({ code: 'not-a-number' });
  const plain = number.plain.replace(/^\./, '0.').replace(/\.$/, '');
  return ok({
    value: new Decimal(`${sign === '-' ? '-' : ''}${plain}e${exponent}`),
    doubtful: number.doubtful && !isSpaced,
  });
}
