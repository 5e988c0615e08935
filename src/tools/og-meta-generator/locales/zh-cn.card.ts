import type { Card } from '../../types';

export const card = {
  name: 'Open Graph 元标签生成器',
  description: '生成 Open Graph 与 X（Twitter）卡片元标签，并可预览。',
} satisfies Card;

export const keywords = ['OG', 'SEO', '分享', '社交', 'meta', '链接预览', '微信分享', '网页标题'];

/** What else the tool is called: found as by its name. */
export const aliases = ['OG 标签', '元标签', 'meta 标签', '社交分享预览'];
