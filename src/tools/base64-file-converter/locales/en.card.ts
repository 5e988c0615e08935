import type { Card } from '../../types';

export const card = {
  name: 'Base64 file converter',
  description: 'Turns a file or image into Base64 or a data URI, and Base64 back into a file.',
} satisfies Card;

export const keywords = ['base64', 'file', 'image', 'picture', 'upload', 'data uri', 'data url', 'preview', 'download'];
