import type { Card } from '../../types';

export const card = {
  name: 'HTML WYSIWYG editor',
  description: 'Edits rich text and gives clean HTML, or shows pasted HTML to be edited.',
} satisfies Card;

export const keywords = [
  'html',
  'wysiwyg',
  'editor',
  'rich text',
  'format',
  'table',
  'link',
  'source',
  'paste',
  'word to html',
  'tiptap',
  'tinymce',
  'ckeditor',
  'quill',
  'text editor',
  'bold',
  'formatting',
  'paste from word',
  'email template',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['html editor', 'rich text editor', 'online html editor', 'wysiwyg'];
