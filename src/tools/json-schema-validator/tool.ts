import type { Tool } from '../types';

export const tool: Tool = {
  category: 'development',
  icon: 'list-checks',
  createdAt: '2026-11-26',
  takes: ['text'],
};
