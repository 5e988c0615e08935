import { parseDecimal, type Rational, rational } from '../../lib/rational';
import { err, ok, type Result } from '../../lib/result';
import { readTypedNumber, takeNumber, type TypedNumberFault } from '../../lib/typed-number';
import type { Language } from './units';

/** A number of more digits is a slip of the hand. */
export const MOST_DIGITS = 1000;
/** No amount is written in more characters. */
const LONGEST = 4000;

export interface Leading {
  readonly value: Rational;
  /** The number as it stands in the text, and what follows it. */
  readonly number: string;
  readonly rest: string;
  /** How it was read, and what another language would have read. */
  readonly doubt?: { readonly read: string; readonly other: string };
  /** Its decimals go on: what follows the last one is not known. */
  readonly isCut?: true;
}

export type NumberFault =
  /** The text does not begin with a number. */
  | { readonly code: 'no-number' }
  | { readonly code: 'negative' }
  | { readonly code: 'too-long'; readonly limit: number }
  | { readonly code: 'bad-number'; readonly why: TypedNumberFault };

const RADIX =
  /^\s*(0[xX][0-9a-fA-F]+(?:_[0-9a-fA-F]+)*|0[bB][01]+(?:_[01]+)*|0[oO][0-7]+(?:_[0-7]+)*)(?![\p{L}\p{N}_])/u;
const FRACTION = /^\s*([0-9]+)\s*\/\s*([0-9]+)(?![0-9.,_])/;

const POWER = /^\s*([0-9]{1,4})(?:\s?(?:\^|\*\*)\s?([0-9]{1,4})|([⁰¹²³⁴-⁹]{1,4}))(?![0-9⁰¹²³⁴-⁹])/;
/** What stands before a number that is not quite it. */
const NEARLY = /^\s*[≈~≃]\s*/;

/** Reads the number a text begins with: as people write it in the language, `0x400`, or a fraction such as `12500/9`. */
export function takeLeading(typed: string, language: Language): Result<Leading, NumberFault> {
  const text = typed.replace(NEARLY, '');
  if (text.length > LONGEST) return err({ code: 'too-long', limit: MOST_DIGITS });
  const [, radix] = RADIX.exec(text) ?? [];
  if (radix !== undefined) return whole(text, radix, rational(BigInt(radix.replaceAll('_', ''))));
  const [written = '', top = '', bottom = ''] = FRACTION.exec(text) ?? [];
  if (bottom !== '' && BigInt(bottom) > 0n) return whole(text, written, rational(BigInt(top), BigInt(bottom)));
  const power = POWER.exec(text);
  if (power) return ofPower(text, power);
  // The two of 二进制 (binary) is no digit.
  const binary = text.search(/二(?:进制|進位)/);
  const taken = takeNumber(binary > 0 ? text.slice(0, binary) : text);
  if (!taken) return err({ code: 'no-number' });
  const read = readTypedNumber(taken.number, { language });
  if (!read.ok) return err(read.fault.code === 'too-long' ? tooLong() : { code: 'bad-number', why: read.fault });
  const { decimal, other } = read.value;
  if (decimal.replace(/[-.]/, '').length > MOST_DIGITS) return err(tooLong());
  const value = parseDecimal(decimal);
  if (!value) return err(tooLong());
  if (value.numerator < 0n) return err({ code: 'negative' });
  const isCut = /^(?:…|\.\.\.)/.test(taken.rest);
  const rest = taken.rest.replace(/^(?:…|\.\.\.)/, '') + (binary > 0 ? text.slice(binary) : '');
  return ok({
    value,
    number: taken.number,
    rest,
    ...(other !== undefined && { doubt: { read: decimal, other } }),
    ...(isCut && { isCut: true as const }),
  });
}

const tooLong = () => ({ code: 'too-long', limit: MOST_DIGITS }) as const;

function whole(text: string, written: string, value: Rational): Result<Leading, NumberFault> {
  if (written.length > MOST_DIGITS) return err(tooLong());
  const end = text.indexOf(written.trim()) + written.trim().length;
  return ok({ value, number: written.trim(), rest: text.slice(end) });
}

/** `2^40`, `2⁴⁰`. */
function ofPower(
  text: string,
  [written, base = '', typed, raised = '']: RegExpExecArray,
): Result<Leading, NumberFault> {
  const exponent = Number(typed ?? raised.normalize('NFKC'));
  // As many digits as it has at least, before it is worked out.
  if ((base.length - 1) * exponent >= MOST_DIGITS || exponent > 4 * MOST_DIGITS) return err(tooLong());
  const value = BigInt(base) ** BigInt(exponent);
  return String(value).length > MOST_DIGITS ? err(tooLong()) : whole(text, written, rational(value));
}

const MULTIPLIERS: Readonly<Record<Language, ReadonlyMap<string, bigint>>> = {
  en: new Map([
    ['hundred', 100n],
    ['thousand', 1000n],
    ['million', 10n ** 6n],
    ['billion', 10n ** 9n],
    ['trillion', 10n ** 12n],
  ]),
  fr: new Map([
    ['cent', 100n],
    ['mille', 1000n],
    ['million', 10n ** 6n],
    ['milliard', 10n ** 9n],
    ['billion', 10n ** 12n],
  ]),
  'zh-cn': new Map([
    ['百', 100n],
    ['千', 1000n],
    ['万', 10n ** 4n],
    ['十万', 10n ** 5n],
    ['百万', 10n ** 6n],
    ['千万', 10n ** 7n],
    ['亿', 10n ** 8n],
    ['十亿', 10n ** 9n],
    ['百亿', 10n ** 10n],
    ['千亿', 10n ** 11n],
    ['万亿', 10n ** 12n],
  ]),
};
const CHINESE_WORD = /^\s*([百千万亿十]{1,2})/;
const LATIN_WORD = /^\s*(\p{L}+?)s?(?:\s+(?:de\s+|d[’'])?|$)/u;

/** A word such as "million" between a number and its unit: by how much it multiplies, and what follows it. */
export function takeMultiplier(
  rest: string,
  language: Language,
): { readonly by: bigint; readonly rest: string } | undefined {
  const [chinese, characters = ''] = CHINESE_WORD.exec(rest) ?? [];
  const times = MULTIPLIERS['zh-cn'].get(characters);
  if (chinese !== undefined && times !== undefined) return { by: times, rest: rest.slice(chinese.length) };
  const [latin, word = ''] = LATIN_WORD.exec(rest) ?? [];
  // On a Chinese page words in Latin letters are English ones.
  const by = MULTIPLIERS[language === 'fr' ? 'fr' : 'en'].get(word.toLowerCase());
  return latin === undefined || by === undefined ? undefined : { by, rest: rest.slice(latin.length) };
}
