import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'sheet',
  takes: ['text'],
};
