import type { Card } from '../../types';

export const card = {
  name: 'JWT 生成器',
  description: '编辑声明并签发 JWT，可粘贴或现场生成密钥。',
} satisfies Card;

export const keywords = [
  '令牌',
  '签发',
  '签名',
  '生成',
  '声明',
  '密钥',
  '私钥',
  'jwt',
  'jws',
  'token',
  'sign',
  'jwk',
  'jwks',
  'hs256',
  'rs256',
  'es256',
  '访问令牌',
  '批量',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['JWT 签发', 'JWT 签名', '生成 JWT', '令牌签发'];
