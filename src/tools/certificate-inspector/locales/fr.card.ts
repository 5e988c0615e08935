import type { Card } from '../../types';

export const card = {
  name: 'Inspecteur de certificats',
  description: 'Lit certificats, demandes, listes de révocation et clés, les explique et dit s’ils vont ensemble.',
} satisfies Card;

export const keywords = [
  ...['certificat', 'chaîne', 'empreinte', 'expiration', 'clé', 'révocation', 'demande', 'x509', 'ssl', 'tls'],
  ...['pem', 'der', 'pfx', 'p12', 'csr', 'crl'],
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'décodeur de certificat',
  'lecteur de certificat',
  'décodeur x509',
  'décodeur csr',
  'lire un pfx',
];
