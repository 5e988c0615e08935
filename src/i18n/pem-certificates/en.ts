import type { RootFault } from '../../lib/x509/pem-certificates';
import { numbersOf } from '../words';

const { count } = numbersOf('en');

/** What is wrong with the roots that were given. */
export function rootFault(fault: RootFault): string {
  if (fault.code === 'no-root') return 'There is no certificate in PEM here (BEGIN CERTIFICATE).';
  const { block, line, label } = fault;
  const where = `PEM block ${count(block)} (line ${count(line)})`;
  switch (fault.code) {
    case 'no-end':
      return `${where} has no end: END ${label} is missing.`;
    case 'not-base64':
      return `${where} holds a character that is not Base64.`;
    case 'cut-base64':
      return `The Base64 of ${where} is incomplete.`;
    case 'other-label':
      return `${where} is a ${label}, not a certificate.`;
    case 'no-certificate':
      return `${where} does not hold a certificate.`;
  }
}
