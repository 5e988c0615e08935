import type { Card } from '../../types';

export const card = {
  name: 'URL parser',
  description: 'Split a URL into its parts and query parameters, and edit them.',
} satisfies Card;

export const keywords = [
  'url',
  'parse',
  'protocol',
  'host',
  'port',
  'path',
  'query',
  'params',
  'fragment',
  'hash',
  'punycode',
  'username',
  'password',
  'builder',
  'utm',
];
