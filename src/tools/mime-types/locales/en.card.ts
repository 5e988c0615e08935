import type { Card } from '../../types';

export const card = {
  name: 'MIME types',
  description: 'Find the MIME type of a file extension and the extensions of a MIME type.',
} satisfies Card;

export const keywords = ['mime', 'media type', 'content-type', 'extension', 'file type', 'charset', 'iana'];
