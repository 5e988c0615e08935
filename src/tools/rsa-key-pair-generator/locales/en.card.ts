import type { Card } from '../../types';

export const card = {
  name: 'RSA key pair generator',
  description: 'Generate a new RSA key pair in PEM, OpenSSH or JWK form.',
} satisfies Card;

export const keywords = [
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
];
