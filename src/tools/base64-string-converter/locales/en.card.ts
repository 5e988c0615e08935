import type { Card } from '../../types';

export const card = {
  name: 'Base64 string encoder/decoder',
  description: 'Encodes text to Base64 and decodes it back, in any script.',
} satisfies Card;

export const keywords = [
  'base64',
  'base64url',
  'encode',
  'decode',
  'atob',
  'btoa',
  'url-safe',
  'utf-8',
  'gbk',
  'charset',
  'powershell',
  'encodedcommand',
];
