import { expect, it } from 'vitest';
import { spaced } from '../lib/spaced';
import { LANGUAGE_TAGS, LOCALES } from './locale';
import { formatBytes, formatNumber } from './words';

it.each(LOCALES)('formats numbers as Intl does (%s)', (locale) => {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale]);
  const large = [1001, 9999, 10_000, 999_999, 123_456_789, Number.MAX_SAFE_INTEGER, 2 ** 60, 1e21];
  const others = [
    -0,
    0.5,
    999.5,
    1234.5,
    NaN,
    Infinity,
    ...[1, 999, 1000, ...large].flatMap((value) => [value, -value]),
  ];
  for (const value of [...Array.from({ length: 1100 }, (_, index) => index), ...others]) {
    expect(formatNumber(locale, value)).toBe(spaced(format.format(value)));
  }
});

it.each(LOCALES)('names bytes as CLDR does (%s)', (locale) => {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'unit', unit: 'byte', unitDisplay: 'long' });
  for (let bytes = 0; bytes < 1000; bytes += 1) expect(formatBytes(locale, bytes)).toBe(spaced(format.format(bytes)));
});
