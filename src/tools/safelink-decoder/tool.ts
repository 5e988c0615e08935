import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'link-2-off',
  createdAt: '2026-11-26',
  takes: ['text'],
};
