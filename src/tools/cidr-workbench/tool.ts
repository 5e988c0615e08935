import type { Tool } from '../types';

export const tool: Tool = {
  category: 'network',
  icon: 'blocks',
  createdAt: '2026-11-26',
  takes: ['text'],
};
