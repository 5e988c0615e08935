import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'quote',
  createdAt: '2026-11-26',
  takes: ['text'],
};
