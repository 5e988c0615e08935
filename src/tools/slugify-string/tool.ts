import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'link-2',
  takes: ['text'],
};
