import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'lock-keyhole',
  takes: ['short'],
};
