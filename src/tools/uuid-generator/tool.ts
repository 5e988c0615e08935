import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'fingerprint',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
