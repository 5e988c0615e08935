import type { Card } from '../../types';

export const card = {
  name: '令牌生成器',
  description: '用选定的字符生成随机令牌和密码。',
} satisfies Card;

export const keywords = [
  '令牌',
  '随机字符串',
  '随机密码',
  '密钥',
  '口令',
  '密码短语',
  '验证码',
  '生成',
  '强密码',
  '随机码',
  '激活码',
  '密钥生成',
  '随机数生成',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['密码生成器', '密码生成', '随机密码', '生成密码', '随机字符串', '随机密码生成', '随机数'];
