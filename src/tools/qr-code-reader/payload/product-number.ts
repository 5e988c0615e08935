import { checked, field, fieldIf, warning } from './build-card';
import type { Card, CardField, CardWarning } from './card';
import { gs1CheckDigit, hasRightCheckDigit, mod11CheckDigit } from './check-digit';

/** How many digits the number of each kind of code has. */
const LENGTHS: Readonly<Record<string, number>> = {
  'ean-13': 13,
  'ean-8': 8,
  'upc-a': 12,
  'upc-e': 8,
  itf: 14,
  databar: 14,
  'databar-limited': 14,
};

/** The UPC-A that a UPC-E of eight digits stands for (GS1 General Specifications, section 5.2.2.4). */
export function expandUpcE(digits: string): string {
  const [system, one, two, three, four, five, six, check] = digits;
  const [first, zeros, last] =
    six === '0' || six === '1' || six === '2'
      ? [`${one}${two}${six}`, '0000', `${three}${four}${five}`]
      : longer([one, two, three, four, five, six].join(''));
  return `${system}${first}${zeros}${last}${check}`;
}

function longer(six: string): readonly [string, string, string] {
  if (six.endsWith('3')) return [six.slice(0, 3), '00000', six.slice(3, 5)];
  if (six.endsWith('4')) return [six.slice(0, 4), '00000', six.slice(4, 5)];
  return [six.slice(0, 5), '0000', six.slice(5)];
}

function wrongCheck(digits: string): readonly CardWarning[] {
  return hasRightCheckDigit(digits) ? [] : [warning('badCheckDigit', gs1CheckDigit(digits.slice(0, -1)))];
}

/** A book: 978 and 979, without 979-0, which is for printed music (ISMN, ISO 10957). Only those of 978 have a form of ten. */
function isbnFields(digits: string): readonly CardField[] {
  const nine = digits.slice(3, 12);
  const ten = digits.startsWith('978') ? `${nine}${mod11CheckDigit(nine)}` : '';
  return [field('isbn', digits, { check: checked(hasRightCheckDigit(digits)) }), ...fieldIf('isbn10', ten)];
}

/** A periodical: seven digits, of which the check digit is computed again, and two for variants such as prices (ISO 3297). */
function issnFields(digits: string): readonly CardField[] {
  const seven = digits.slice(3, 10);
  return [
    field('issn', `${seven.slice(0, 4)}-${seven.slice(4)}${mod11CheckDigit(seven)}`),
    field('productNumber', digits, { check: checked(hasRightCheckDigit(digits)) }),
    field('variant', digits.slice(10, 12)),
  ];
}

/** The number of a product in a code of EAN, UPC or ITF-14, of a book or of a periodical; undefined for other digits. */
export function readProductNumber(text: string, kind: string): Card | undefined {
  // An add-on may stand behind it.
  const digits = /^\d{1,14}/.exec(text)?.[0] ?? '';
  if (!Object.hasOwn(LENGTHS, kind) || digits.length !== LENGTHS[kind] || /\d/.test(text.charAt(digits.length)))
    return undefined;
  if (!/^[\s+-]?\s?\d{0,5}$/.test(text.slice(digits.length))) return undefined;
  if (kind === 'ean-13' && /^97(?:8|9[1-9])/.test(digits)) {
    return { type: 'isbn', fields: isbnFields(digits), warnings: wrongCheck(digits) };
  }
  if (kind === 'ean-13' && digits.startsWith('977')) {
    return { type: 'issn', fields: issnFields(digits), warnings: wrongCheck(digits) };
  }
  const whole = kind === 'upc-e' ? expandUpcE(digits) : digits;
  return {
    type: 'productNumber',
    fields: [
      field('productNumber', digits, { check: checked(hasRightCheckDigit(whole)) }),
      ...(kind === 'upc-e' ? [field('upcA', whole)] : []),
    ],
    warnings: wrongCheck(whole),
  };
}
