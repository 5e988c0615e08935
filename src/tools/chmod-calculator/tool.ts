import type { Tool } from '../types';

export const tool: Tool = {
  category: 'development',
  icon: 'file-lock',
  takes: ['short'],
};
