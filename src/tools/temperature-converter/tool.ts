import type { Tool } from '../types';

export const tool: Tool = {
  category: 'measurement',
  icon: 'thermometer',
  takes: ['short'],
};
