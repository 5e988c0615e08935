import type { Locale } from '../../i18n/locale';
import { readNumberIn } from '../../lib/typed-number';

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Reads a number in range as people of the language write it, whole where the step is whole; undefined for anything else. */
export function parseNumber(text: string, { min, max, step }: NumberRange, language: Locale): number | undefined {
  return readNumberIn(text, { language, min, max, isWhole: Number.isInteger(step) });
}

/** The next number up (1) or down (-1) by the step, kept in range and free of binary dust (0.1 + 0.2). */
export function stepNumber(value: number, { min, max, step }: NumberRange, direction: 1 | -1): number {
  const decimals = (String(step).split('.')[1] ?? '').length;
  const next = Number(
    (value + direction * step).toFixed(Math.max(decimals, (String(value).split('.')[1] ?? '').length)),
  );
  return Math.min(max, Math.max(min, next));
}
