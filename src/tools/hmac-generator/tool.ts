import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'signature',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
