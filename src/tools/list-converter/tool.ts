import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'list',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
