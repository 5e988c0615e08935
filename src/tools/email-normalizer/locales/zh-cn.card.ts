import type { Card } from '../../types';

export const card = {
  name: '邮箱规范化',
  description: '将邮箱地址规范化以便去重。',
} satisfies Card;

export const keywords = [
  'email',
  'mail',
  'normalize',
  'dedupe',
  'gmail',
  'alias',
  'plus',
  '邮箱',
  '邮件地址',
  '规范化',
  '去重',
  '别名',
  '名单',
  'outlook',
  'icloud',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['邮箱去重', '邮箱地址规范化', '邮件地址去重', '提取邮箱'];
