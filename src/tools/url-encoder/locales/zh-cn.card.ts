import type { Card } from '../../types';

export const card = {
  name: 'URL 编码/解码',
  description: '对 URL 文本进行百分号编码或解码。',
} satisfies Card;

export const keywords = [
  '网址编码',
  '百分号编码',
  '解码',
  '转义',
  'url',
  'encode',
  'decode',
  'percent',
  '%20',
  'uri',
  'component',
  'form',
  'plus',
  'gbk',
  '网址转码',
  '中文网址',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['URL 编码', 'URL 解码', '网址解码', '百分号编码', '链接编码'];
