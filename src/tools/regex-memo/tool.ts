import type { Tool } from '../types';

export const tool: Tool = {
  category: 'development',
  icon: 'book-a',
  createdAt: '2026-11-26',
  takes: ['short'],
};
