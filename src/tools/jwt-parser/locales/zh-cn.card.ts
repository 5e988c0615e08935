import type { Card } from '../../types';

export const card = {
  name: 'JWT 解析器',
  description: '解码 JWT，说明各声明并验证签名。',
} satisfies Card;

export const keywords = [
  '令牌',
  '解码',
  '验签',
  '声明',
  '过期',
  'jwt',
  'jws',
  'jwe',
  'token',
  'decode',
  'verify',
  'signature',
  'bearer',
  'jwk',
  '访问令牌',
  '载荷',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['JWT', 'JWT 解码', 'JWT 解析', '令牌解码'];
