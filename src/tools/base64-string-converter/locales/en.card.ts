import type { Card } from '../../types';

export const card = {
  name: 'Base64 encoder/decoder',
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
  'b64',
  'b64decode',
  'b64encode',
  'string',
  'text',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'base64 encode',
  'base64 decode',
  'base64 encoder',
  'base64 decoder',
  'base64 text',
  'base64 converter',
  'Base64 string encoder/decoder',
];
