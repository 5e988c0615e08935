import type { Card } from '../../types';

export const card = {
  name: 'HTML 所见即所得编辑器',
  description: '可视化编辑富文本并得到干净的 HTML，也可粘贴 HTML 再编辑。',
} satisfies Card;

export const keywords = ['富文本', '编辑器', '所见即所得', '源码', 'wysiwyg', 'rich text', '排版', 'Word 转 HTML'];

/** What else the tool is called: found as by its name. */
export const aliases = ['富文本编辑器', 'HTML 编辑器', '在线编辑器'];
