import type { Card } from '../../types';

export const card = {
  name: 'JSON 转 YAML',
  description: '将 JSON（含 JSON5、NDJSON）转换为 YAML。',
} satisfies Card;

export const keywords = ['json', 'json5', 'yaml', 'yml', 'convert', 'kubernetes', '转换', '配置'];

/** What else the tool is called: found as by its name. */
export const aliases = ['JSON 转 YAML', 'JSON 转 YML'];
