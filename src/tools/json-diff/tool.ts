import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'git-compare-arrows',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
