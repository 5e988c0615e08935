import type { Card } from '../../types';

export const card = {
  name: 'JSON 查询',
  description: '用 jq、JSONPath、JMESPath 查询 JSON、YAML 或 CSV，点选即得路径。',
} satisfies Card;

export const keywords = ['jq', 'jsonpath', 'jmespath', 'json', '查询', '过滤', '提取', '路径', 'yaml', 'csv'];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'jq',
  'jq 在线',
  'JSONPath',
  'JSONPath 在线测试',
  'JMESPath',
  '过滤 JSON',
  '提取 JSON',
  '取 JSON 路径',
  'YAML 查询',
];
