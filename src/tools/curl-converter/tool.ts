import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'arrow-left-right',
  createdAt: '2026-11-27',
  takes: ['text'],
};
