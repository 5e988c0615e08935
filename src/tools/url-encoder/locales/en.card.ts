import type { Card } from '../../types';

export const card = {
  name: 'URL encoder/decoder',
  description: 'Percent-encodes text for URLs, or decodes it.',
} satisfies Card;

export const keywords = [
  'url',
  'encode',
  'decode',
  'percent',
  '%20',
  'uri',
  'component',
  'form',
  'plus',
  'gbk',
  'encodeuricomponent',
  'decodeuricomponent',
  'encodeuri',
  '%2f',
  '%3a',
  'escape url',
  'query encode',
  'url escape',
  'url safe',
  'unescape url',
  'querystring encode',
  'rawurlencode',
  'percent decode',
  'x-www-form-urlencoded',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'url encode',
  'url decode',
  'percent encoding',
  'uri encode',
  'encode url',
  'decode url',
  'urlencode',
  'urldecode',
  'URL encoder/decoder',
];
