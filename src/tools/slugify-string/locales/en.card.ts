import type { Card } from '../../types';

export const card = {
  name: 'Slugify string',
  description: 'Turn text into a slug safe for URLs, file names and ids.',
} satisfies Card;

export const keywords = ['slug', 'slugify', 'url', 'permalink', 'transliterate', 'pinyin', 'kebab', 'filename'];
