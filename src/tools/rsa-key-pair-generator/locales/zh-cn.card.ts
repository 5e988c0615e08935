import type { Card } from '../../types';

export const card = {
  name: 'RSA 密钥对生成器',
  description: '生成新的 RSA 密钥对，支持 PEM、OpenSSH 和 JWK 格式。',
} satisfies Card;

export const keywords = [
  '密钥对',
  '公钥',
  '私钥',
  '指纹',
  'SSH 密钥',
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
