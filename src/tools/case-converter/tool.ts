import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'case-sensitive',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
