import type { Tool } from '../types';

export const tool: Tool = {
  category: 'math',
  icon: 'calculator',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
