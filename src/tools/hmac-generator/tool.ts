import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'signature',
  takes: ['text', 'file'],
};
