import type { Tool } from '../types';

export const tool: Tool = {
  category: 'measurement',
  icon: 'timer',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
