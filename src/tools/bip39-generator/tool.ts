import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'book-key',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
