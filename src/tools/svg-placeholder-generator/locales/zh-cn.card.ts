import type { Card } from '../../types';

export const card = { name: 'SVG 占位图生成器', description: '生成任意尺寸的 SVG 占位图。' } satisfies Card;

export const keywords = [
  '占位图',
  '占位',
  '图片',
  '尺寸',
  '原型',
  'svg',
  'placeholder',
  'mockup',
  'data uri',
  '图片生成',
  '空白图片',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['占位图', '占位图片', '假图'];
