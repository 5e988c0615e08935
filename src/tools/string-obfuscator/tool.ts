import type { Tool } from '../types';

export const tool: Tool = {
  category: 'text',
  icon: 'venetian-mask',
  takes: ['text'],
};
