import type { Card } from '../../types';

export const card = {
  name: 'Certificate inspector',
  description: 'Reads certificates, requests, revocation lists and keys, and says whether they belong together.',
} satisfies Card;

export const keywords = [
  ...['certificate', 'x509', 'ssl', 'tls', 'pem', 'der', 'crt', 'cer', 'pfx', 'p12', 'p7b', 'csr', 'crl'],
  ...['chain', 'san', 'fingerprint', 'expiry', 'pin', 'ca', 'mtls'],
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'certificate decoder',
  'certificate viewer',
  'x509 decoder',
  'csr decoder',
  'pem decoder',
  'ssl checker',
  'pfx viewer',
];
