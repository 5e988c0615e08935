import type { Card } from '../../types';

export const card = {
  name: '文本与 Unicode 互转',
  description: '文本与 Unicode 转义互转，列出每个字符的名称。',
} satisfies Card;

export const keywords = [
  'unicode',
  'escape',
  'entity',
  'code point',
  'utf-8',
  'utf8',
  'u+',
  '转义',
  '编码',
  '码点',
  '字符名称',
  '不可见字符',
  '零宽字符',
  '中文',
  '实体',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['Unicode 转义', 'Unicode 转中文', '中文转 Unicode', '码点查询', 'Unicode 解码', 'Unicode 编码'];
