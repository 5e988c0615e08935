import type { Tool } from '../types';

export const tool: Tool = {
  category: 'images',
  icon: 'scan-qr-code',
  takes: ['file'],
  createdAt: '2026-11-28',
};
