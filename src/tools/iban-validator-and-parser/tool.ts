import type { Tool } from '../types';

export const tool: Tool = {
  category: 'data',
  icon: 'banknote',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
