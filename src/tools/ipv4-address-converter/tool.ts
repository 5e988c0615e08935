import type { Tool } from '../types';

export const tool: Tool = {
  category: 'network',
  icon: 'map-pin',
  createdAt: '2023-04-08',
  takes: ['text'],
};
