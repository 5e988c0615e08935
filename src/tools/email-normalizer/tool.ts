import type { Tool } from '../types';

export const tool: Tool = {
  category: 'data',
  icon: 'at-sign',
  createdAt: '2026-11-26',
  takes: ['text'],
};
