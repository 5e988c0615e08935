import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'landmark',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
