import type { Tool } from '../types';

export const tool: Tool = {
  category: 'measurement',
  icon: 'thermometer',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
