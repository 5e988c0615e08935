import type { RootFault } from '../../lib/x509/pem-certificates';
import { numbersOf } from '../words';

const { count } = numbersOf('fr');

/** What is wrong with the roots that were given. */
export function rootFault(fault: RootFault): string {
  if (fault.code === 'no-root') return 'Il n’y a ici aucun certificat en PEM (BEGIN CERTIFICATE).';
  const { block, line, label } = fault;
  const where = `Le bloc PEM ${count(block)} (ligne ${count(line)})`;
  switch (fault.code) {
    case 'no-end':
      return `${where} n’a pas de fin : il manque END ${label}.`;
    case 'not-base64':
      return `${where} contient un caractère qui n’est pas du Base64.`;
    case 'cut-base64':
      return `${where} est incomplet.`;
    case 'other-label':
      return `${where} est de type ${label}, ce n’est pas un certificat.`;
    case 'no-certificate':
      return `${where} ne contient pas de certificat.`;
  }
}
