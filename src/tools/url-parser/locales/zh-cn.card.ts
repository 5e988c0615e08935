import type { Card } from '../../types';

export const card = {
  name: 'URL 解析器',
  description: '拆解并编辑 URL 的各部分与查询参数。',
} satisfies Card;

export const keywords = [
  '网址解析',
  '查询参数',
  '端口',
  '域名',
  'url',
  'parse',
  'protocol',
  'host',
  'query',
  'params',
  'fragment',
  'hash',
  'punycode',
  'utm',
  '链接',
  '主机名',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['URL 解析', 'URL 参数', '网址解析', '查询参数', '链接解析'];
