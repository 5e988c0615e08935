import { spaced } from '../lib/spaced';
import { LANGUAGE_TAGS, type Locale } from './locale';

/** The shape that another language's words must fill: the same keys, each a text or a function of the same facts. */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends (...facts: infer A) => string
    ? (...facts: A) => string
    : T[K] extends string
      ? string
      : Words<T[K]>;
};

/** The forms of a counted word by the language's plural rules (CLDR). */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Formatters are kept: making one takes a hundred times as long as using it, which lists of hundreds of rows feel. */
const pluralRules = new Map<Locale, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Picks the form of a counted word. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(LANGUAGE_TAGS[locale]);
  pluralRules.set(locale, rules);
  return forms[rules.select(count)] ?? forms.other;
}

/** What stands between thousands (CLDR). The first formatter takes a slow phone 70 ms, which most pages would wait for. */
const GROUPING: Readonly<Record<Locale, string>> = { 'zh-cn': ',', en: ',', fr: '\u202F' };

/** A number with the language's grouping and decimal marks. */
export function formatNumber(locale: Locale, value: number, options?: Intl.NumberFormatOptions): string {
  if (options === undefined && Number.isSafeInteger(value) && !Object.is(value, -0))
    return String(value).replace(/\B(?=(?:\d{3}){1,5}$)/g, GROUPING[locale]);
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(LANGUAGE_TAGS[locale], options);
  numberFormats.set(key, format);
  return spaced(format.format(value));
}

/** Numbers and plurals of one language, for the file of its words. */
export function numbersOf(locale: Locale) {
  return {
    count: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(locale, value, options),
    plural: (value: number, forms: PluralForms) => plural(locale, value, forms),
  };
}

export type Numbers = ReturnType<typeof numbersOf>;

/** As CLDR has it. The first `Intl` formatter of units takes a slow phone 40 ms, and all pages with a field show an amount of bytes when they open. */
const BYTES: Readonly<Record<Locale, (bytes: number) => string>> = {
  'zh-cn': (bytes) => `${bytes} 字节`,
  en: (bytes) => `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`,
  fr: (bytes) => `${bytes}\u00A0${bytes < 2 ? 'octet' : 'octets'}`,
};

/** An amount of bytes in the unit that reads best (1000-based, as file managers and disks have it). */
export function formatBytes(locale: Locale, bytes: number): string {
  if (Number.isInteger(bytes) && bytes >= 0 && bytes < 1000) return BYTES[locale](bytes);
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return formatNumber(locale, value, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 || value >= 100 ? 0 : value >= 10 ? 1 : 2,
  });
}
