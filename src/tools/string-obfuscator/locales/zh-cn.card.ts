import type { Card } from '../../types';

export const card = {
  name: '字符串打码',
  description: '对密钥、令牌或日志中的敏感信息打码后分享。',
} satisfies Card;

export const keywords = [
  '打码',
  '脱敏',
  '掩码',
  '隐藏',
  '密钥',
  '令牌',
  '日志',
  '匿名化',
  '敏感信息',
  '隐藏密码',
  '手机号打码',
  '星号',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['脱敏', '打码', '数据脱敏', '日志脱敏', '敏感信息打码'];
