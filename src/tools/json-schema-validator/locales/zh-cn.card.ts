import type { Card } from '../../types';

export const card = {
  name: 'JSON Schema 校验',
  description: '按 JSON Schema 校验 JSON 或 YAML 并定位到行；也能由数据生成模式、由模式生成示例。',
} satisfies Card;

export const keywords = [
  'json schema',
  '校验',
  '验证',
  '模式',
  'draft 7',
  '2020-12',
  'openapi',
  '生成',
  '示例数据',
  'yaml',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'JSON Schema',
  'JSON Schema 验证',
  'JSON Schema 校验器',
  'JSON 校验',
  '由 JSON 生成 Schema',
  'Schema 生成示例数据',
  '模拟数据',
];
