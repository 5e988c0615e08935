import type { Card } from '../../types';

export const card = {
  name: 'Git 速查表',
  description: '按任务查找常用 Git 命令，一键复制。',
} satisfies Card;

export const keywords = [
  '备忘',
  '提交',
  '撤销',
  '分支',
  '合并',
  '变基',
  '贮藏',
  '标签',
  '推送',
  '撤销提交',
  '克隆',
  '版本控制',
  '回滚',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['git', 'git 命令', 'git 命令大全', 'git 速查'];
