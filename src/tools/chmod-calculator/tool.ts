import type { Tool } from '../types';

export const tool: Tool = {
  category: 'development',
  icon: 'file-lock',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
