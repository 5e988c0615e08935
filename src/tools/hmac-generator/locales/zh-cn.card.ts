import type { Card } from '../../types';

export const card = {
  name: 'HMAC 生成器',
  description: '用密钥和所选哈希函数计算消息的 HMAC。',
} satisfies Card;

export const keywords = [
  '消息认证码',
  '签名',
  '密钥',
  '验签',
  'hmac',
  'mac',
  'webhook',
  'sha256',
  'sm3',
  'md5',
  '接口签名',
  '签名验证',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['HMAC', '消息认证码', 'HMAC 签名'];
