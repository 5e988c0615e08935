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
  '证书',
  '非对称',
  '密钥',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['密钥对', 'RSA 密钥', 'SSH 密钥', '公钥私钥', '公钥', '私钥', '生成密钥'];
