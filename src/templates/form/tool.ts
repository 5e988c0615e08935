import type { Tool } from '../../tools/types';

export const tool: Tool = {
  category: 'images',
  icon: 'wrench',
  createdAt: '2026-01-01',
};
