import type { Locale } from '../../i18n/locale';
import { readNumberIn } from '../../lib/typed-number';
import type { NumberRange } from './number-range';

/** Reads a number in range as people of the language write it, whole where the step is whole; undefined for anything else. */
export function parseNumber(text: string, { min, max, step }: NumberRange, language: Locale): number | undefined {
  return readNumberIn(text, { language, min, max, isWhole: Number.isInteger(step) });
}
