import type { Card } from '../../types';

export const card = {
  name: 'Bcrypt 密码哈希',
  description: '用 bcrypt 计算密码哈希，并校验密码与哈希是否匹配。',
} satisfies Card;

export const keywords = ['密码哈希', '加盐', '校验密码', '密码', '盐', '比对', 'htpasswd', '加盐哈希'];

/** What else the tool is called: found as by its name. */
export const aliases = ['密码哈希', '密码加盐'];
