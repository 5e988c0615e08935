import type { Card } from '../../types';

export const card = {
  name: 'Base64 file converter',
  description: 'Turns a file or image into Base64 or a data URI, and Base64 back into a file.',
} satisfies Card;

export const keywords = [
  'base64',
  'file',
  'image',
  'picture',
  'upload',
  'data uri',
  'data url',
  'preview',
  'download',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'pdf',
  'svg to base64',
  'inline image',
  'css image',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['image to base64', 'base64 to image', 'file to base64', 'base64 to file', 'data uri converter'];
