import type { Card } from '../../types';

export const card = {
  name: 'IBAN validator and parser',
  description: 'Checks an IBAN and takes it apart: country, BBAN, bank, branch, account, QR-IBAN or not.',
} satisfies Card;

export const keywords = ['bank account', 'bban', 'bic', 'swift', 'sepa', 'qr-iban', 'checksum', 'validate'];
