import type { Card } from '../../types';

export const card = {
  name: '正则速查表',
  description: 'JavaScript 正则语法速查。',
} satisfies Card;

export const keywords = ['regex', 'cheatsheet', 'memo', '正则', '速查', '语法', '手册', '断言', '量词'];

/** What else the tool is called: found as by its name. */
export const aliases = ['正则语法', '正则手册', '正则表达式速查', '正则备忘', '正则表达式大全', '常用正则'];
