import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'share-2',
  takes: ['text'],
};
