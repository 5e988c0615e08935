import { checkBic } from '../../../lib/iban/bic';
import { check } from '../../../lib/iban/check';
import { checked, field, warning, warningIf } from './build-card';
import type { CardField, CardWarning } from './card';

export interface BankAccount {
  readonly fields: readonly CardField[];
  readonly warnings: readonly CardWarning[];
}

/** No IBAN nor BIC is longer; what is need not be checked by every rule. */
const MOST_CODE = 100;

/** An IBAN, and whether every rule of its country holds (ISO 13616). */
export function readIban(written: string): BankAccount {
  if (written.trim() === '') return { fields: [], warnings: [warning('noIban')] };
  const read = written.length > MOST_CODE ? undefined : check(written);
  const isRight = read?.ok === true && read.value.kind === 'iban' && read.value.valid;
  return {
    fields: [field('iban', written, { check: checked(isRight) })],
    warnings: warningIf(!isRight, 'badIban', written),
  };
}

/** A BIC, which has no check digit: only its form can be wrong (ISO 9362). */
export function readBic(written: string): BankAccount {
  if (written === '') return { fields: [], warnings: [] };
  const code = written.trim().toUpperCase();
  const isRight = /^[A-Z\d]{8}(?:[A-Z\d]{3})?$/.test(code) && checkBic(code).valid;
  return { fields: [field('bic', written)], warnings: warningIf(!isRight, 'badBic', written) };
}
