import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'table',
  takes: ['text', 'file'],
  createdAt: '2026-11-28',
};
