import type { Card } from '../../types';

export const card = {
  name: 'PDF signature checker',
  description: 'Shows who signed a PDF and whether it was changed since, locally.',
} satisfies Card;

export const keywords = [
  'pdf',
  'signature',
  'pades',
  'cades',
  'certificate',
  'verify',
  'eidas',
  'digital signature',
  'timestamp',
  'tampered',
  'signed',
  'signer',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'verify pdf signature',
  'pdf signature validator',
  'pdf signature verification',
  'check pdf signature',
  'signed pdf',
  'pades validator',
];
