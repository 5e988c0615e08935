import type { Card } from '../../types';

export const card = {
  name: 'Base64 字符串编码/解码',
  description: '将任意文字（含中文、表情）与 Base64 互相转换。',
} satisfies Card;

export const keywords = [
  '编码',
  '解码',
  '字符串',
  '中文',
  '乱码',
  '字符集',
  'base64',
  'base64url',
  'atob',
  'btoa',
  'utf-8',
  'gbk',
  '转码',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['Base64 编码', 'Base64 解码', 'Base64 转换', 'Base64 加密', 'Base64 解密'];
