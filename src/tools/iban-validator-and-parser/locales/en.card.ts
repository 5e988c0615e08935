import type { Card } from '../../types';

export const card = {
  name: 'IBAN validator and parser',
  description: 'Checks an IBAN and takes it apart: country, BBAN, bank, branch, account, QR-IBAN or not.',
} satisfies Card;

export const keywords = [
  'bank account',
  'bban',
  'bic',
  'swift',
  'sepa',
  'qr-iban',
  'checksum',
  'validate',
  'bank',
  'account',
  'swift code',
  'sort code',
  'bank code',
  'rib',
  'wire transfer',
  'bic code',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['iban', 'iban checker', 'validate iban', 'bank account number', 'iban calculator'];
