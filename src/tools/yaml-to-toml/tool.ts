import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'file-cog',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
