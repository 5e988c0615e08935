import type { Tool } from '../types';

export const tool: Tool = {
  category: 'development',
  icon: 'code-xml',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
