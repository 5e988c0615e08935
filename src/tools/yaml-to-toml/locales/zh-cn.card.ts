import type { Card } from '../../types';

export const card = {
  name: 'YAML 转 TOML',
  description: '将 YAML 转换为 TOML。',
} satisfies Card;

export const keywords = ['yaml', 'yml', 'toml', 'convert', 'config', 'cargo', '转换', '配置'];

/** What else the tool is called: found as by its name. */
export const aliases = ['YAML 转 TOML', 'YML 转 TOML'];
