import type { Tool } from '../types';

export const tool: Tool = {
  category: 'converter',
  icon: 'square-code',
  redirectFrom: ['file-to-base64', 'base64-converter'],
  takes: ['text'],
};
