import type { Locale } from '../../i18n/locale';
import { parseDecimal, type Rational } from '../../lib/rational';
import { readTypedNumber } from '../../lib/typed-number';

/** Reads a number as people of the language write it; undefined for anything else. */
export function readNumber(text: string, language: Locale): Rational | undefined {
  const typed = readTypedNumber(text, { language });
  return typed.ok ? parseDecimal(typed.value.decimal) : undefined;
}

/** How a number was read that another language would read otherwise, and that other reading. */
export function doubtOf(text: string, language: Locale): { readonly read: string; readonly other: string } | undefined {
  const typed = readTypedNumber(text, { language });
  if (!typed.ok || typed.value.other === undefined) return undefined;
  return { read: typed.value.decimal, other: typed.value.other };
}
