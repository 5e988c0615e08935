import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'gauge',
  takes: ['short'],
};
