import { divide, isLess, multiply, type Rational, rational } from '../../lib/rational';
import type { Language } from './units';
import { magnitudeOf, rounded, withoutZeros } from './write-number';

/** Who shows a size to people. */
export const SHOWERS = ['drive', 'windows', 'macos', 'ls', 'df', 'si'] as const;
export type Shower = (typeof SHOWERS)[number];

/** What each of them would show for so many bytes. */
export function shownBy(bytes: bigint, language: Language): Readonly<Record<Shower, string>> {
  const local = (decimal: string) => (language === 'fr' ? decimal.replace('.', ',') : decimal);
  return {
    drive: driveLabel(bytes, language, local),
    windows: windows(bytes, language, local),
    macos: macos(bytes, language, local),
    ls: gnu(bytes, 1024n),
    df: gnu(bytes, 1024n),
    si: gnu(bytes, 1000n),
  };
}

const LETTERS = 'KMGTPEZYRQ';
const BYTE_WORDS: Readonly<Record<Language, (bytes: bigint) => string>> = {
  'zh-cn': () => '字节',
  en: (bytes) => (bytes === 1n ? 'byte' : 'bytes'),
  fr: (bytes) => (bytes < 2n ? 'octet' : 'octets'),
};
type Local = (decimal: string) => string;

function named(number: string, step: number, bytes: bigint, language: Language, kilo = 'K'): string {
  const letter = step === 1 ? kilo : LETTERS.charAt(step - 1);
  return step === 0
    ? `${number} ${BYTE_WORDS[language](bytes)}`
    : `${number} ${letter}${language === 'fr' ? 'o' : 'B'}`;
}

/** How often the bytes can be divided by a base with at least one left. */
function stepOf(bytes: bigint, base: bigint): number {
  let step = 0;
  for (let rest = bytes; rest >= base && step < LETTERS.length; rest /= base) step += 1;
  return step;
}

/** Makers of drives count by 1000, and print three digits at most. */
function driveLabel(bytes: bigint, language: Language, local: Local): string {
  const at = (step: number) => divide(rational(bytes), rational(1000n ** BigInt(step)));
  const step = stepOf(bytes, 1000n);
  const text = rounded(at(step), 3);
  const isNext = text === '1000' && step < LETTERS.length;
  return isNext ? named('1', step + 1, bytes, language) : named(local(text), step, bytes, language);
}

/** Windows counts by 1024, writes three digits and cuts off the others, and takes the next unit from 1000 on. */
function windows(bytes: bigint, language: Language, local: Local): string {
  if (bytes < 1000n) return named(String(bytes), 0, bytes, language);
  let step = 1;
  let value = divide(rational(bytes), rational(1024n));
  for (; step < LETTERS.length && !isLess(value, rational(1000n)); step += 1) value = divide(value, rational(1024n));
  const decimals = Math.max(0, 2 - Math.max(0, value.numerator === 0n ? 0 : magnitudeOf(value)));
  const scale = 10n ** BigInt(decimals);
  const digits = String((value.numerator * scale) / value.denominator).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return named(local(text), step, bytes, language);
}

/** The Finder counts by 1000, without decimals in KB, with one in MB and two from GB on. */
function macos(bytes: bigint, language: Language, local: Local): string {
  const decimalsAt = (step: number) => Math.min(Math.max(step - 1, 0), 2);
  const textAt = (step: number) => {
    const scale = 10n ** BigInt(decimalsAt(step));
    const value = multiply(divide(rational(bytes), rational(1000n ** BigInt(step))), rational(scale));
    const ticks = (2n * value.numerator + value.denominator) / (2n * value.denominator);
    return { isFull: ticks >= 1000n * scale, text: tickText(ticks, decimalsAt(step)) };
  };
  const step = stepOf(bytes, 1000n);
  const here = textAt(step);
  if (step > 0 && here.isFull && step < LETTERS.length) return named('1', step + 1, bytes, language);
  return named(local(here.text), step, bytes, language);
}

function tickText(ticks: bigint, decimals: number): string {
  if (decimals === 0) return String(ticks);
  const digits = String(ticks).padStart(decimals + 1, '0');
  return withoutZeros(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

/** GNU's `ls -h`, `du -h` and `df -h`: always up, one decimal below ten; with `--si` by 1000 and a small k. */
export function gnu(bytes: bigint, base: bigint): string {
  if (bytes < base) return String(bytes);
  let step = stepOf(bytes, base);
  const up = (amount: bigint, by: bigint) => (amount + by - 1n) / by;
  const unit = () => base ** BigInt(step);
  const tenths = up(bytes * 10n, unit());
  const letter = () => (base === 1000n && step === 1 ? 'k' : LETTERS.charAt(step - 1));
  if (tenths < 100n) return `${tenths / 10n}.${tenths % 10n}${letter()}`;
  const whole = up(bytes, unit());
  if (whole < base || step === LETTERS.length) return `${whole}${letter()}`;
  step += 1;
  return `1.0${letter()}`;
}

/** An amount in bytes where it is a whole number of them: no file has half a byte. */
export function wholeBytes({ numerator, denominator }: Rational): bigint | undefined {
  return numerator % (8n * denominator) === 0n ? numerator / (8n * denominator) : undefined;
}
