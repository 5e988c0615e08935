import type { Tool } from '../types';

export const tool: Tool = {
  category: 'data',
  icon: 'banknote',
  takes: ['text'],
};
