import { readBic, readIban } from './bank-account';
import { checked, fieldIf, warning, warningIf } from './build-card';
import type { Card, CardField, CardWarning } from './card';
import { isCreditorReference } from './payment-reference';

const AMOUNT = /^([A-Z]{3})(\d{1,9}(?:\.\d{1,2})?)$/;

/** Two decimals, as amounts in euro are written. */
function twoDecimals(amount: string): string {
  const [whole = '', cents = ''] = amount.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

interface Amount {
  readonly fields: readonly CardField[];
  readonly warnings: readonly CardWarning[];
}

function readAmount(written: string): Amount {
  if (written === '') return { fields: [], warnings: [] };
  const [, currency = '', amount] = AMOUNT.exec(written.trim()) ?? [];
  if (amount === undefined) return { fields: fieldIf('amount', written), warnings: [warning('badAmount', written)] };
  return {
    fields: [...fieldIf('amount', twoDecimals(amount)), ...fieldIf('currency', currency)],
    warnings: [
      ...warningIf(currency !== 'EUR', 'unknownCurrency', currency),
      ...warningIf(Number(amount) === 0, 'badAmount', written),
    ],
  };
}

/** A reference of ISO 11649 has check digits; those of a country's own kind have none that we know. */
function referenceFields(reference: string): readonly CardField[] {
  if (!/^RF/i.test(reference)) return fieldIf('reference', reference);
  return fieldIf('reference', reference, { check: checked(isCreditorReference(reference)) });
}

/** What stands first, whoever is to be paid. */
const SERVICE = /^(?:SCT|INST)$/;

/** A credit transfer in euro (EPC069-12, versions 001 and 002); undefined for any other text. */
export function readEpc(text: string): Card | undefined {
  if (!/^\s*BCD[\r\n]/.test(text)) return undefined;
  const lines = text.trimStart().split(/\r\n|\r|\n/);
  const [, version = '', , service = '', bic = '', payee = '', account = '', paid = '', ...rest] = lines;
  if (!SERVICE.test(service.trim())) return undefined;
  const [purpose = '', reference = '', remittance = '', information = ''] = rest;
  const iban = readIban(account);
  const bank = readBic(bic);
  const amount = readAmount(paid);
  const isKnown = version === '001' || version === '002';
  const isWrong = /^RF/i.test(reference) && !isCreditorReference(reference);
  return {
    type: 'epc',
    fields: [
      ...fieldIf('payee', payee),
      ...iban.fields,
      ...bank.fields,
      ...amount.fields,
      ...fieldIf('purpose', purpose),
      ...referenceFields(reference),
      ...fieldIf('remittance', remittance),
      ...fieldIf('information', information),
      ...fieldIf('version', version),
    ],
    warnings: [
      ...warningIf(!isKnown, 'unknownVersion', version),
      ...warningIf(lines.length < 7, 'cutOff'),
      ...warningIf(payee.trim() === '', 'noPayee'),
      ...iban.warnings,
      ...warningIf(version === '001' && bic === '', 'noBic'),
      ...bank.warnings,
      ...amount.warnings,
      ...warningIf(isWrong, 'badReference', reference),
      ...warningIf(reference !== '' && remittance !== '', 'bothReferences'),
    ],
  };
}
