import type { Card } from '../../types';

export const card = {
  name: 'JSON 转 XML',
  description: '将 JSON 转换为 XML。',
} satisfies Card;

export const keywords = ['json', 'xml', 'json5', 'convert', '转换', '属性'];

/** What else the tool is called: found as by its name. */
export const aliases = ['JSON 转 XML'];
