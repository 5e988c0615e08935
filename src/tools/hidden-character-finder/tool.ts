import type { Tool } from '../types';

export const tool: Tool = {
  category: 'text',
  icon: 'eye-off',
  createdAt: '2026-11-26',
  takes: ['text'],
};
