import type { Card } from '../../../tools/types';

export const card = {
  name: 'Sample tool',
  description: '算出图片缩放后的高度和宽高比。',
} satisfies Card;

export const keywords = ['缩放', '宽高比'];

/** What else the tool is called: found as by its name. */
export const aliases = ['宽高比计算', '图片缩放'];
