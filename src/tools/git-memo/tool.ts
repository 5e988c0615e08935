import type { Tool } from '../types';

export const tool: Tool = {
  category: 'development',
  icon: 'git-branch',
  lookup: { parameter: 'section', pattern: '^git (\\w+)$' },
  takes: ['short'],
};
