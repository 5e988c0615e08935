import type { Card } from '../../types';

export const card = {
  name: 'RSA key pair generator',
  description: 'Generates a new RSA key pair in PEM, OpenSSH or JWK form.',
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
  'ssh-keygen',
  'id_rsa',
  'id_ed25519',
  'pem file',
  'openssl genrsa',
  'asymmetric',
  'keypair',
  'jwk generator',
  'jwks',
  'certificate',
  'pkcs',
  'ecc',
  'p-256',
  'key fingerprint',
  'authorized_keys',
  'ppk',
  'elliptic curve',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'ssh key generator',
  'ssh keygen',
  'rsa key',
  'key pair',
  'generate ssh key',
  'public key',
  'private key',
  'rsa key generator',
  'ssh key',
];
