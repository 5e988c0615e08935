import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'hash',
  redirectFrom: ['hash'],
  takes: ['text', 'file'],
};
