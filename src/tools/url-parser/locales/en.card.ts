import type { Card } from '../../types';

export const card = {
  name: 'URL parser',
  description: 'Splits a URL into its parts and query parameters, to read or edit.',
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
  'querystring',
  'search params',
  'get parameters',
  'url components',
  'url splitter',
  'hostname',
  'domain',
  'subdomain',
  'link',
  'idn',
  'url builder',
  'url anatomy',
  'utm parameters',
  'campaign',
  'tracking parameters',
  'web address',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'parse url',
  'url parser',
  'query string',
  'query string parser',
  'url parameters',
  'query params',
  'utm builder',
  'split url',
];
