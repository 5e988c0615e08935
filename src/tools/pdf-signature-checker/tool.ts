import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'file-check',
  createdAt: '2026-11-26',
};
