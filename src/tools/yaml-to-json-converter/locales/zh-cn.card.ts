import type { Card } from '../../types';

export const card = {
  name: 'YAML 转 JSON',
  description: '将 YAML 无损转换为 JSON。',
} satisfies Card;

export const keywords = ['yaml', 'yml', 'json', 'convert', 'kubernetes', '转换', '配置'];

/** What else the tool is called: found as by its name. */
export const aliases = ['YAML 转 JSON', 'YML 转 JSON', 'YAML 解析'];
