import type { Card } from '../../types';

export const card = {
  name: '安全链接还原',
  description: '还原被邮件安全网关改写的链接。',
} satisfies Card;

export const keywords = [
  'safelink',
  'safelinks',
  'outlook',
  'teams',
  'proofpoint',
  'urldefense',
  'redirect',
  'phishing',
  '安全链接',
  '还原',
  '跳转',
  '改写',
  '钓鱼',
  '邮件网关',
  '重定向',
  '外链',
  '中转',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['安全链接解码', '链接还原', '跳转链接还原', 'safelinks 解码'];
