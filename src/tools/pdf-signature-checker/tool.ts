import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'file-check',
  takes: ['file'],
  createdAt: '2026-11-26',
};
