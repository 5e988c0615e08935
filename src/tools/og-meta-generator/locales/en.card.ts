import type { Card } from '../../types';

export const card = {
  name: 'Open Graph meta generator',
  description: 'Generate Open Graph and X (Twitter) card meta tags, with a preview.',
} satisfies Card;

export const keywords = ['og', 'seo', 'social', 'share', 'html head'];
