import { mod97 } from '../../../lib/iban/mod97';

/** Rows of the recursive check by 10 of Swiss payment slips, each the one before turned by one. */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** A QR reference (QRR): 26 digits and their check digit (Swiss Implementation Guidelines QR-bill, annex B). */
export function isQrReference(reference: string): boolean {
  if (!/^\d{27}$/.test(reference)) return false;
  let carry = 0;
  for (const digit of reference.slice(0, -1)) carry = CARRIES[(carry + Number(digit)) % 10] ?? 0;
  return (10 - carry) % 10 === Number(reference.at(-1));
}

/** A creditor reference (ISO 11649): `RF`, two check digits, up to 21 letters and digits. */
export function isCreditorReference(reference: string): boolean {
  const plain = reference.replaceAll(' ', '').toUpperCase();
  return /^RF\d\d[A-Z\d]{1,21}$/.test(plain) && mod97(plain.slice(4) + plain.slice(0, 4)) === 1;
}
