import type { Card } from '../../types';

export const card = {
  name: '大小写与命名转换',
  description: '将文本转换为大写、小写、驼峰、下划线等各种写法。',
} satisfies Card;

export const keywords = [
  '大小写',
  '驼峰',
  '下划线',
  '命名',
  'case',
  'camelCase',
  'PascalCase',
  'snake_case',
  'kebab-case',
  'CONSTANT_CASE',
  'title',
  'upper',
  'lower',
  '首字母大写',
  '变量命名',
  '命名风格',
  '蛇形',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['大写', '小写', '大小写转换', '驼峰转下划线', '下划线转驼峰'];
