import type { Card } from '../../types';

export const card = {
  name: 'JSON 转类型定义',
  description: '由 JSON 样例生成十种语言的类型定义。',
} satisfies Card;

export const keywords = [
  'json',
  '类型',
  '结构体',
  '接口',
  '代码生成',
  'typescript',
  'interface',
  'zod',
  'go struct',
  'golang',
  'csharp class',
  'java record',
  'kotlin',
  'rust serde',
  'python dataclass',
  'typeddict',
  'pydantic',
  'swift codable',
  'json schema',
  'quicktype',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'json 转 typescript',
  'json 转 go',
  'json 转结构体',
  'json 转实体类',
  'json 转 java',
  'json to types',
];
