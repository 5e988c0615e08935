import type { Card } from '../../types';

export const card = {
  name: 'HTTP 状态码',
  description: '所有 HTTP 状态码的名称与含义。',
} satisfies Card;

export const keywords = ['状态码', '响应码', '错误码', '重定向', '网页错误', '服务器错误'];

/** What else the tool is called: found as by its name. */
export const aliases = ['状态码', 'HTTP 错误码', 'HTTP 响应码'];
