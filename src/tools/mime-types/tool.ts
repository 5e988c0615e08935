import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'file-type',
  takes: ['short', 'file'],
};
