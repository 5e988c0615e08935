import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'lock-keyhole',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
