import type { Card } from '../../types';

export const card = {
  name: 'ASCII 艺术字',
  description: '把文字画成 ASCII 艺术字。',
} satisfies Card;

export const keywords = ['ascii', 'art', 'figlet', 'banner', '艺术字', '字符画', '横幅', '签名档'];

/** What else the tool is called: found as by its name. */
export const aliases = ['字符画生成', 'ASCII 字符画', '艺术字生成', 'figlet 生成', 'ASCII 字体'];
