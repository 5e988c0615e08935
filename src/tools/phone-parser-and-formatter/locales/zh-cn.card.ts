import type { Card } from '../../types';

export const card = {
  name: '电话号码解析与格式化',
  description: '解析、校验并格式化各国电话号码。',
} satisfies Card;

export const keywords = ['手机号', '国家码', '区号', '校验', '国际电话', '短信', 'e164', 'rfc3966', 'whatsapp'];
