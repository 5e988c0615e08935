import type { Tool } from '../types';

export const tool: Tool = {
  category: 'data',
  icon: 'phone',
  takes: ['text'],
};
