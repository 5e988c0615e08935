import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'file-code',
  createdAt: '2023-04-10',
  takes: ['text'],
};
