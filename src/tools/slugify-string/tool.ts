import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'link-2',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
