import type { Tool } from '../types';

export const tool: Tool = {
  category: 'math',
  icon: 'calculator',
  takes: ['text'],
};
