import type { Card } from '../../types';

export const card = {
  name: 'Générateur de clés RSA',
  description: 'Génère une paire de clés RSA au format PEM, OpenSSH ou JWK.',
} satisfies Card;

export const keywords = [
  'paire de clés',
  'clé publique',
  'clé privée',
  'empreinte',
  'clé SSH',
  'rsa',
  'key pair',
  'public key',
  'private key',
  'pem',
  'pkcs8',
  'pkcs1',
  'spki',
  'jwk',
  'ssh',
  'openssh',
  'fingerprint',
  'ed25519',
  'ecdsa',
  'asymétrique',
  'certificat',
  'clés',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'clé SSH',
  'clé RSA',
  'paire de clés',
  'générer une clé SSH',
  'Générateur de paires de clés RSA',
];
