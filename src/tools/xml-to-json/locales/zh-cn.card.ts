import type { Card } from '../../types';

export const card = {
  name: 'XML 转 JSON',
  description: '将 XML 转换为 JSON。',
} satisfies Card;

export const keywords = ['xml', 'json', 'convert', 'soap', '转换', '解析'];

/** What else the tool is called: found as by its name. */
export const aliases = ['XML 转 JSON'];
