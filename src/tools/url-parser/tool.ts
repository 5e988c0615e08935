import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'unlink',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
