import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'radio-tower',
  takes: ['text'],
};
