import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'lock-keyhole',
  takes: ['short'],
};
