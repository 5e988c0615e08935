import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'file-output',
  createdAt: '2026-11-26',
  takes: ['text'],
};
