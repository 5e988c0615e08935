import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'binary',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
