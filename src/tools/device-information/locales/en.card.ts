import type { Card } from '../../types';

export const card = {
  name: 'Device information',
  description: 'See what your browser tells about your screen, device, locale and features.',
} satisfies Card;

export const keywords = ['resolution', 'pixel ratio', 'viewport', 'timezone', 'cpu', 'memory', 'touch'];
