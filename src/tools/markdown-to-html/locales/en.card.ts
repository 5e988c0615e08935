import type { Card } from '../../types';

export const card = {
  name: 'Markdown to HTML',
  description: 'Renders Markdown and gives clean HTML.',
} satisfies Card;

export const keywords = [
  'markdown',
  'md',
  'html',
  'preview',
  'pdf',
  'print',
  'render',
  'github',
  'gfm',
  'commonmark',
  'readme',
  'rich text',
  'table of contents',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'markdown preview',
  'markdown viewer',
  'md to html',
  'markdown editor',
  'markdown renderer',
  'markdown to pdf',
  'markdown converter',
  'readme preview',
];
