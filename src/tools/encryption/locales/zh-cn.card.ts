import type { Card } from '../../types';

export const card = {
  name: '文本加密与解密',
  description: '用口令加密、解密文本：现代 AES-GCM，以及旧式 AES、TripleDES、Rabbit、RC4。',
} satisfies Card;

export const keywords = [
  '加密',
  '解密',
  '对称加密',
  '密码',
  '密文',
  '口令',
  'aes',
  '3des',
  'openssl',
  '密钥',
  '对称',
  '加密解密',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['加密', '解密', 'AES 加密', 'AES 解密', '文本加密', '文本解密'];
