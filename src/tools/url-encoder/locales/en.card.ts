import type { Card } from '../../types';

export const card = {
  name: 'URL encoder / decoder',
  description: 'Percent-encode text for URLs, or decode it.',
} satisfies Card;

export const keywords = ['url', 'encode', 'decode', 'percent', '%20', 'uri', 'component', 'form', 'plus', 'gbk'];
