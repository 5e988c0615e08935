import type { Tool } from '../types';

export const tool: Tool = {
  category: 'development',
  icon: 'list-tree',
  createdAt: '2026-11-26',
  redirectFrom: ['yaml-prettify'],
  takes: ['text'],
};
