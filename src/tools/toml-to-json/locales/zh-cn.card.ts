import type { Card } from '../../types';

export const card = {
  name: 'TOML 转 JSON',
  description: '将 TOML 转换为 JSON，日期与大整数原样保留。',
} satisfies Card;

export const keywords = ['toml', 'json', 'convert', 'cargo', 'pyproject', '转换', '配置'];

/** What else the tool is called: found as by its name. */
export const aliases = ['TOML 转 JSON', 'TOML 解析'];
