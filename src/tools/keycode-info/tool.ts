import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'keyboard',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
