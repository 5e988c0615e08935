import type { Tool } from '../types';

export const tool: Tool = {
  category: 'images',
  icon: 'image',
  takes: ['short'],
};
