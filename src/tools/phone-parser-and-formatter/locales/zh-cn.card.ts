import type { Card } from '../../types';

export const card = {
  name: '电话号码解析与格式化',
  description: '解析、校验并格式化各国电话号码。',
} satisfies Card;

export const keywords = [
  '手机号',
  '国家码',
  '区号',
  '校验',
  '国际电话',
  '短信',
  'e164',
  'rfc3966',
  'whatsapp',
  '电话',
  '座机',
  '号码归属地',
  '运营商',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['电话号码', '手机号', '手机号校验', '电话格式化', '国家区号'];
