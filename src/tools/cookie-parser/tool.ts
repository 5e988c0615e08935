import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'cookie',
  createdAt: '2026-11-26',
  takes: ['text'],
};
