import type { Tool } from '../types';

export const tool: Tool = {
  category: 'network',
  icon: 'network',
  takes: ['short'],
};
