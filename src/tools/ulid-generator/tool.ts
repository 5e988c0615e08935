import type { Tool } from '../types';

export const tool: Tool = {
  category: 'crypto',
  icon: 'arrow-down-0-1',
  takes: ['short'],
};
