import type { Card } from '../../types';

export const card = {
  name: 'JSON 转 TOML',
  description: '将 JSON 转换为 TOML。',
} satisfies Card;

export const keywords = ['json', 'json5', 'toml', 'convert', 'config', 'cargo', '转换', '配置'];

/** What else the tool is called: found as by its name. */
export const aliases = ['JSON 转 TOML'];
