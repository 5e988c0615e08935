import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'calendar-clock',
  takes: ['text'],
};
