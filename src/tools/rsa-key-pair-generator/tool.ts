import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'key-square',
  takes: ['text'],
};
