import type { Card } from '../../types';

export const card = {
  name: 'Git 速查表',
  description: '按任务查找常用 Git 命令，一键复制。',
} satisfies Card;

export const keywords = ['备忘', '提交', '撤销', '分支', '合并', '变基', '贮藏', '标签', '推送'];
