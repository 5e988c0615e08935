import type { Card } from '../../types';

export const card = {
  name: 'Basic 认证生成器',
  description: '由用户名和密码生成（或解析）Basic 认证请求头。',
} satisfies Card;

export const keywords = [
  '基本认证',
  '认证头',
  '用户名',
  '密码',
  '请求头',
  '解析',
  'basic auth',
  'authorization',
  'header',
  'base64',
  'curl',
  '凭据',
  '登录',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['Basic 认证', '认证头生成'];
