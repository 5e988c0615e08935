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
];
