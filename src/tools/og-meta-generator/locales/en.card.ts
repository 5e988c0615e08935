import type { Card } from '../../types';

export const card = {
  name: 'Open Graph generator',
  description: 'Generates Open Graph and X (Twitter) card meta tags, with a preview.',
} satisfies Card;

export const keywords = [
  'og',
  'seo',
  'social',
  'share',
  'html head',
  'opengraph',
  'og image',
  'og:image',
  'og:title',
  'facebook',
  'facebook preview',
  'linkedin',
  'telegram',
  'slack',
  'discord embed',
  'link preview',
  'seo tags',
  'meta description',
  'share preview',
  'x card',
  'website preview',
  'metadata',
  'head tags',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'open graph',
  'og tags',
  'meta tags',
  'meta tag generator',
  'social preview',
  'twitter card',
  'social card',
  'Open Graph meta generator',
];
