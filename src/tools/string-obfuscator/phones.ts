import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { scanPattern, type Locate, type Range } from '../../lib/secrets/found-range';

// What looks like a telephone number is looked up in the numbering plans, unless it is written or called as nothing else is.

/** Written with the country's number; never taken for anything else. */
const INTERNATIONAL = /(?<![\w.+-])\+[1-9](?:[ ().\u00a0\u202f-]{0,2}\d){7,14}(?!\d)/g;
const WITH_00 = /(?<![\w.+-])00[1-9](?:[ ().\u00a0\u202f-]{0,2}\d){7,14}(?![\w]|[.-]\d)/g;

/** Mobile numbers of mainland China; French and North American numbers in their usual groups. */
const USUAL =
  /(?<![\w.+-])(?:1[3-9]\d(?:[ -]?\d{4}){2}(?![\w-])|0[1-9](?:[ .\u00a0\u202f-]\d{2}){4}(?!\w|[.-]\d)|(?:1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\w|[.-]\d))/g;

/** Trunk prefix 0, or an area in brackets: `010-6234 5678`, `(0755) 8888 6666`, `020 7946 0958`, `030/1234567-89`, `(11) 3123-4567`. */
const NATIONAL =
  /(?<![\w.+/-])(?:\(0?[1-9]\d{1,4}\)[ -]?\d{2,8}(?:[ -]\d{1,8}){0,3}|0[1-9]\d{0,4}(?:\/|[ -]{1,2})\d{2,8}(?:[ -]\d{1,8}){0,4}|0[1-9]\d{7,10})(?![\w]|[./:-]\d)/g;

/** What is called a telephone number is one, however it is written. */
const CALLED =
  /(?:(?<![a-z])(?:tel(?:ephone)?|phone|téléphone|tél|fax|mobile|cell(?:phone)?|gsm|portable|whatsapp|telefon|teléfono|handy)(?:[ _-]?(?:number|no|nr|num|numéro))?\.?["']?[ \t\u00a0\u202f]{0,4}[:：=][ \t]{0,4}["']?|(?:电话|電話|手机|手機|座机|传真|热线|联系方式|固话)(?:号码?)?["']?[ \t]{0,4}[:：=]?[ \t]{0,4}["']?)(\+?\(?\d(?:[ ()./\u00a0\u202f-]{0,2}\d){4,14})(?![\w])/gi;

/** Plans with numbers of few lengths, in which a chance hit is rare. */
const STRICT: readonly CountryCode[] = [
  'CN',
  'FR',
  'GB',
  'US',
  'NL',
  'BE',
  'CH',
  'IT',
  'ES',
  'JP',
  'KR',
  'AU',
  'IE',
  'TW',
  'BR',
  'TR',
  'SE',
  'ZA',
  'IN',
];
/** Plans of which nearly everything with a zero is a number: only in the form “area, then subscriber”. */
const LOOSE: readonly CountryCode[] = ['DE', 'AT'];
/** Plans whose numbers are also written without a blank. */
const BARE: readonly CountryCode[] = ['CN', 'FR', 'GB'];

const AREA_AND_REST = /^\(?0[1-9]\d{0,4}\)?[ /-]{1,3}\d{3,9}(?:[ -]\d{1,4})?$/;
const DATE = /^\d{1,2}[ ./-]\d{1,2}[ ./-]\d{2,4}$/;
const SEQUENCE = '01234567890';

const isNumberOf = (written: string, country: CountryCode) => {
  try {
    return parsePhoneNumberFromString(written, { defaultCountry: country, extract: false })?.isValid() ?? false;
  } catch {
    return false;
  }
};

function isNational(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < 9 || digits.length > 13 || DATE.test(written) || SEQUENCE.startsWith(digits)) return false;
  if (digits === written) return BARE.some((country) => isNumberOf(written, country));
  if (STRICT.some((country) => isNumberOf(written, country))) return true;
  return AREA_AND_REST.test(written) && LOOSE.some((country) => isNumberOf(written, country));
}

/** Looks each spelling up once: a log has the same one again and again. */
function remembering(test: (written: string) => boolean): Locate {
  const known = new Map<string, boolean>();
  return ({ index, 0: written }) => {
    let isNumber = known.get(written);
    if (isNumber === undefined) {
      isNumber = test(written);
      known.set(written, isNumber);
    }
    return isNumber ? { start: index, end: index + written.length } : undefined;
  };
}

/** Telephone numbers: of any country with its number, landline and mobile ones of many countries without. */
export function scanPhones(text: string): Range[] {
  return [
    ...scanPattern(text, INTERNATIONAL),
    ...scanPattern(
      text,
      WITH_00,
      remembering((written) => isNumberOf(`+${written.slice(2)}`, 'CN')),
    ),
    ...scanPattern(text, USUAL),
    ...scanPattern(text, NATIONAL, remembering(isNational)),
    ...scanPattern(text, CALLED, ({ index, 0: whole, 1: number = '' }) => ({
      start: index + whole.length - number.length,
      end: index + whole.length,
    })),
  ];
}
