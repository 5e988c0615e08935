import type { Tool } from '../types';

export const tool: Tool = {
  category: 'web',
  icon: 'server',
  createdAt: '2023-04-13',
  lookup: { parameter: 'code', pattern: '^(\\d{3}) ' },
  takes: ['short'],
};
