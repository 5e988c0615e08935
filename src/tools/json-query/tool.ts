import type { Tool } from '../types';

export const tool: Tool = {
  category: 'development',
  icon: 'file-search',
  createdAt: '2026-11-27',
  takes: ['text'],
};
