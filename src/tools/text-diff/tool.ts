import type { Tool } from '../types';

export const tool: Tool = {
  category: 'text',
  icon: 'file-diff',
  takes: ['text'],
};
