import type { Tool } from '../types';

export const tool: Tool = {
  category: 'text',
  icon: 'smile',
  takes: ['short'],
};
