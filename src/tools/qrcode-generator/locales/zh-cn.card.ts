import type { Card } from '../../types';

export const card = {
  name: '二维码生成器',
  description: '将文本、链接或名片生成为二维码，可下载 SVG 或 PNG。',
} satisfies Card;

export const keywords = [
  '二维码',
  '扫码',
  '生成',
  '链接',
  '名片',
  '纠错',
  '透明',
  '标志',
  '批量',
  '日程',
  '扫一扫',
  '条形码',
  '网址转二维码',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['二维码', '二维码生成', '生成二维码', '制作二维码'];
