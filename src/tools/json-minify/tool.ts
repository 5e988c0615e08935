import type { Tool } from '../types';

export const tool: Tool = {
  category: 'development',
  icon: 'shrink',
  takes: ['text'],
};
