import type { Effect, Topic } from '../commands';
import { descriptions } from './descriptions.zh-cn';

const topics: Record<Topic, string> = {
  setup: '配置与新建',
  commit: '暂存与提交',
  inspect: '查看',
  branch: '分支',
  remote: '远程仓库',
  merge: '合并与变基',
  undo: '撤销',
  stash: '贮藏（stash）',
  tags: '标签',
  bisect: '二分查找及其他',
};
const effects: Record<Effect, string> = { history: '改写历史', discards: '丢弃改动', remote: '改变远程' };

export const words = {
  filter: '筛选',
  filterPlaceholder: '命令、用途或主题，例如 stash、撤销',
  names: '填入你自己的名称',
  options: {
    BRANCH: { label: '分支 BRANCH', placeholder: 'BRANCH' },
    MAIN: { label: '主分支 MAIN', placeholder: 'MAIN' },
    REMOTE: { label: '远程 REMOTE', placeholder: 'REMOTE' },
    COMMIT: { label: '提交 COMMIT', placeholder: 'COMMIT' },
    FILE: { label: '文件 FILE', placeholder: 'FILE' },
  },
  topicList: '主题',
  topics,
  effects,
  linkTo: (topic: string) => `「${topic}」的链接`,
  copy: (command: string) => `复制 ${command}`,
  warning: '已复制。这条命令会丢弃改动，执行前请先确认。',
  none: '没有符合的命令',
  noneHint: '可以从这些主题中查找：',
  descriptions,
};
