import type { Card } from '../../types';

export const card = {
  name: 'curl 转换器',
  description: '在 curl 命令、各语言代码和 HAR 之间转换请求。',
} satisfies Card;

export const keywords = [
  'curl',
  '请求转换',
  '抓包',
  '复制为 curl',
  '接口调试',
  '代码生成',
  'fetch',
  'axios',
  'requests',
  'httpie',
  'wget',
  'har',
  'http',
  'invoke-webrequest',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['curl 转代码', 'curl 转 python', 'curl 转 fetch', '转 curl', 'http 请求转换'];
