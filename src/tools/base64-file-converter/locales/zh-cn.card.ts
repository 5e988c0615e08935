import type { Card } from '../../types';

export const card = {
  name: 'Base64 文件转换器',
  description: '将文件或图片转换为 Base64 / Data URI，或将 Base64 还原为文件。',
} satisfies Card;

export const keywords = [
  '文件',
  '图片',
  '上传',
  '下载',
  '预览',
  '还原',
  'base64',
  'data uri',
  'data url',
  'file',
  'image',
  'PNG',
  'PDF',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['图片转 Base64', 'Base64 转图片', '文件转 Base64', 'Base64 转文件'];
