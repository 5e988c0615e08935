import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'book-key',
  takes: ['short'],
};
