import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'file-type',
  createdAt: '2026-11-26',
  takes: ['text'],
};
