import type { Tool } from '../types';

export const tool: Tool = {
  category: 'development',
  icon: 'braces',
  redirectFrom: ['json-viewer'],
  takes: ['text'],
};
