import type { Locale } from '../../i18n/locale';
import { err, ok, type Result } from '../../lib/result';
import { parseDecimal, type Rational } from '../../lib/rational';
import { readTypedNumber, takeNumber } from '../../lib/typed-number';
import type { ScaleId } from './scales';

export type TemperatureFault = { readonly code: 'not-number' };

/** A number, with the scale where a unit named one. */
export interface ReadTemperature {
  readonly value: Rational;
  readonly scale?: ScaleId;
  /** How the number was read, and how another language would have read it, where that is not the same. */
  readonly doubt?: { readonly read: string; readonly other: string };
}

/** Units as people write them, folded: small letters, without degree sign, blanks and accents. */
const UNITS: Readonly<Record<ScaleId, readonly string[]>> = {
  kelvin: ['k', 'kelvin', 'kelvins', '开', '开尔文', '开氏度'],
  celsius: ['c', 'celsius', 'centigrade', '摄氏', '摄氏度'],
  fahrenheit: ['f', 'fahrenheit', '华氏', '华氏度'],
  rankine: ['r', 'ra', 'rankine', '兰氏度', '兰金', '兰金度'],
  delisle: ['de', 'delisle', '德利尔', '德利尔度', '德氏度'],
  newton: ['n', 'newton', '牛顿', '牛顿度', '牛氏度'],
  reaumur: ['re', 'reaumur', '列氏', '列氏度'],
  romer: ['rø', 'ro', 'rømer', 'romer', 'roemer', '罗氏度', '罗默', '罗默度'],
};
const SCALE_OF: ReadonlyMap<string, ScaleId> = new Map(
  // The keys of the record are the scales.
  Object.entries(UNITS).flatMap(([scale, names]) => names.map((name) => [name, scale as ScaleId] as const)),
);

/**
 * Reads a temperature: a number as people of the language write it, and perhaps a unit after it (`98.6F`, `37 °C`, `300 K`, `37 摄氏度`).
 */
export function readTemperature(text: string, language: Locale): Result<ReadTemperature, TemperatureFault> {
  const { number = '', rest = '' } = takeNumber(text) ?? {};
  const typed = readTypedNumber(number, { language });
  const value = typed.ok ? parseDecimal(typed.value.decimal) : undefined;
  if (!typed.ok || !value) return err({ code: 'not-number' });
  const { decimal, other } = typed.value;
  const read = { value, ...(other !== undefined && { doubt: { read: decimal, other } }) };
  // The ordinal sign, often typed for a degree sign, would become the letter o.
  const words = rest.replace(/[º˚]/g, '°').normalize('NFKC').replace(/\s+/g, ' ').trim();
  const unit = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\bdeg(?:rees?|r[eé]s?)?\b\.?|[° .]/g, '');
  // A degree sign alone means the field's own degrees.
  if (unit === '') return words.includes('.') ? err({ code: 'not-number' }) : ok(read);
  const scale = SCALE_OF.get(unit);
  return scale ? ok({ ...read, scale }) : err({ code: 'not-number' });
}
