import type { Tool } from '../types';

export const tool: Tool = {
  category: 'text',
  icon: 'pen-line',
  createdAt: '2026-11-26',
  takes: ['short'],
};
