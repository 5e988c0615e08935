import type { Card } from '../../types';

export const card = {
  name: 'MIME 类型',
  description: '查询扩展名对应的 MIME 类型，或 MIME 类型对应的扩展名。',
} satisfies Card;

export const keywords = [
  '媒体类型',
  '文件扩展名',
  '内容类型',
  '文件类型',
  'mime',
  'media type',
  'content-type',
  'extension',
  'iana',
  '后缀名',
  '文件格式',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['MIME 类型', '文件扩展名', '内容类型', '文件类型查询'];
