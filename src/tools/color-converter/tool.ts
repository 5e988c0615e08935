import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'palette',
  redirectFrom: ['color-picker-converter'],
  takes: ['text'],
};
