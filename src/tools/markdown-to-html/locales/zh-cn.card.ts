import type { Card } from '../../types';

export const card = {
  name: 'Markdown 转 HTML',
  description: '将 Markdown 转换为 HTML 并预览。',
} satisfies Card;

export const keywords = ['markdown', 'md', 'html', 'github', 'gfm', '预览', '打印', '渲染', '目录', 'pdf'];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'Markdown 预览',
  'md 转 html',
  'Markdown 编辑器',
  'Markdown 在线预览',
  'Markdown 渲染',
  'Markdown 转 PDF',
  'Markdown 转富文本',
];
