import type { Card } from '../../types';

export const card = {
  name: 'Cookie 解析器',
  description: '解析 Cookie，说明浏览器如何处理。',
} satisfies Card;

export const keywords = [
  'cookie',
  'set-cookie',
  '会话',
  '过期时间',
  '跨站',
  '响应头',
  'samesite',
  'httponly',
  '生成 cookie',
  'cookies.txt',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['解析 cookie', 'set-cookie 解析', 'cookie 生成'];
