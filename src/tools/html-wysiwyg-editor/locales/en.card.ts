import type { Card } from '../../types';

export const card = {
  name: 'HTML WYSIWYG editor',
  description: 'Edit rich text and get clean HTML, or paste HTML and edit it visually.',
} satisfies Card;

export const keywords = ['html', 'wysiwyg', 'editor', 'rich text', 'format', 'table', 'link', 'source', 'paste'];
