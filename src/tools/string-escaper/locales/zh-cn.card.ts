import type { Card } from '../../types';

export const card = {
  name: '字符串转义',
  description: '将文本转为各语言的字符串字面量，并可逐层反转义。',
} satisfies Card;

export const keywords = [
  'escape',
  'unescape',
  'quote',
  'string',
  'literal',
  'json',
  'javascript',
  'java',
  'csharp',
  'python',
  'sql',
  'shell',
  'bash',
  'powershell',
  'cmd',
  'regex',
  'csv',
  'xml',
  'latex',
  'backslash',
  '转义',
  '反转义',
  '引号',
  '字符串',
  '去转义',
  '多层',
  '反斜杠',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['字符串反转义', '字符串字面量', '去除反斜杠', '引号转义', 'SQL 转义'];
