import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'ampersand',
  takes: ['text'],
};
