import type { Card } from '../../types';

export const card = {
  name: '颜色转换器',
  description: '在十六进制、RGB、HSL、OKLCH、CMYK、CSS 名称等格式之间转换颜色。',
} satisfies Card;

export const keywords = [
  '颜色',
  '取色',
  '十六进制',
  '色值',
  '对比度',
  'color',
  'hex',
  'rgb',
  'hsl',
  'hsv',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'cmyk',
  'p3',
  '调色',
  '色号',
  '十六进制颜色',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['颜色转换', '取色器', 'RGB 转 HEX', 'HEX 转 RGB', '色值转换'];
