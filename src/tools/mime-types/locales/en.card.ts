import type { Card } from '../../types';

export const card = {
  name: 'MIME types',
  description: 'Finds the MIME type of a file extension and the extensions of a MIME type.',
} satisfies Card;

export const keywords = [
  'mime',
  'media type',
  'content-type',
  'extension',
  'file type',
  'charset',
  'iana',
  'application/json',
  'text/html',
  'image/png',
  'application/octet-stream',
  'multipart',
  '.pdf',
  '.docx',
  '.json',
  'file format',
  'content-type header',
  'extension lookup',
  'magic',
  'mimetype',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['mime type', 'content type', 'file extension', 'media type', 'mime lookup'];
