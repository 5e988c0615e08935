import type { Card } from '../../types';

export const card = {
  name: 'TOML 转 YAML',
  description: '将 TOML 转换为 YAML，保留类型与注释。',
} satisfies Card;

export const keywords = ['toml', 'yaml', 'yml', 'convert', 'cargo', '转换', '配置'];

/** What else the tool is called: found as by its name. */
export const aliases = ['TOML 转 YAML'];
