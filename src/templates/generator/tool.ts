import type { Tool } from '../../tools/types';

export const tool: Tool = {
  category: 'math',
  icon: 'wrench',
  createdAt: '2026-01-01',
};
