import type { Card } from '../../types';

export const card = {
  name: '密码强度分析器',
  description: '评估密码强度与破解时间，仅在浏览器本地计算。',
} satisfies Card;

export const keywords = [
  '密码强度',
  '破解时间',
  '熵',
  '弱密码',
  '暴力破解',
  '字典',
  '安全',
  'zxcvbn',
  '密码安全',
  '安全检查',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['密码强度', '密码检测', '密码强度检测', '检查密码'];
