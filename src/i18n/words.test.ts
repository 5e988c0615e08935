import { expect, it } from 'vitest';
import { spaced } from '../lib/spaced';
import { LANGUAGE_TAGS, LOCALES } from './locale';
import { formatBytes, formatNumber } from './words';

it.each(LOCALES)('formats numbers as Intl does (%s)', (locale) => {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale]);
  const others = [-0, -1, -999, 0.5, 999.5, 1000, 1001, 123_456_789, NaN, Infinity];
  for (const value of [...Array.from({ length: 1100 }, (_, index) => index), ...others]) {
    expect(formatNumber(locale, value)).toBe(spaced(format.format(value)));
  }
});

it.each(LOCALES)('names bytes as CLDR does (%s)', (locale) => {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'unit', unit: 'byte', unitDisplay: 'long' });
  for (let bytes = 0; bytes < 1000; bytes += 1) expect(formatBytes(locale, bytes)).toBe(spaced(format.format(bytes)));
});
