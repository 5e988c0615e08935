import type { Tool } from '../types';

export const tool: Tool = {
  category: 'text',
  icon: 'pilcrow',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
