import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'gauge',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
