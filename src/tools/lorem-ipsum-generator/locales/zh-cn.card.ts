import type { Card } from '../../types';

export const card = {
  name: '占位文本生成器',
  description: '生成拉丁文或中文占位文本。',
} satisfies Card;

export const keywords = [
  '占位文本',
  '假文',
  '乱数假文',
  '千字文',
  '随机',
  '段落',
  '填充',
  '字数',
  'lorem',
  'ipsum',
  'placeholder',
  '随机文章',
  '测试文本',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['假文', '占位文字', '随机文本', '乱数假文'];
