import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'scroll-text',
  takes: ['text', 'file'],
  createdAt: '2026-11-27',
};
