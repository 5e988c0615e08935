import type { Tool } from '../types';

export const tool: Tool = {
  category: 'text',
  icon: 'fold-horizontal',
  isNew: true,
  takes: ['text'],
};
