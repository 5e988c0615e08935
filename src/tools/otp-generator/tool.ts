import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'smartphone',
  takes: ['short'],
};
