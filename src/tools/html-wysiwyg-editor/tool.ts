import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'file-pen-line',
  takes: ['text'],
};
