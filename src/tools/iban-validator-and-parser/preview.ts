import type { MakePreview } from '../../operations/detect';
import type { check } from '../../lib/iban/check';

type Checked = Extract<Awaited<ReturnType<typeof check>>, { ok: true }>['value'];

/** Whether it is right, the country, and its last digits: the whole number is an account. */
export const preview: MakePreview<Checked | readonly unknown[]> = (value) => {
  if (!value || !('kind' in value) || value.kind !== 'iban') return undefined;
  return { text: `${value.valid ? '✓' : '✗'} ${value.country}${value.checkDigits} … ${value.iban.slice(-4)}` };
};
