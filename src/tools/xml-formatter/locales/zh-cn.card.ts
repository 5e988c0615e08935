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
];
