import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'id-card',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
