import type { Card } from '../../types';

export const card = {
  name: 'XML 格式化',
  description: '缩进或压缩 XML，并指出格式错误的确切位置。',
} satisfies Card;

export const keywords = [
  'xml',
  'format',
  'prettify',
  'minify',
  'validate',
  'svg',
  'soap',
  'rss',
  'xsd',
  'pom',
  '格式化',
  '美化',
  '压缩',
  '校验',
  '缩进',
  '解析',
  '语法检查',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['XML 格式化', 'XML 美化', 'XML 校验', 'XML 查看', 'XML'];
