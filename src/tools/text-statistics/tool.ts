import type { Tool } from '../types';

export const tool: Tool = {
  category: 'text',
  icon: 'whole-word',
  redirectFrom: ['text-stats'],
  takes: ['text'],
};
