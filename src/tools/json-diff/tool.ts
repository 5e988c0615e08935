import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'git-compare-arrows',
  takes: ['text'],
};
