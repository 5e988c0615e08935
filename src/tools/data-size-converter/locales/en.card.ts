import type { Card } from '../../types';

export const card = {
  name: 'Data size converter',
  description: 'Converts bytes, bits and rates exactly; works out transfer times and volumes.',
} satisfies Card;

export const keywords = [
  'byte',
  'bit',
  'kb',
  'mb',
  'gb',
  'tb',
  'kib',
  'mib',
  'gib',
  'tib',
  'bandwidth',
  'mbps',
  'transfer',
  'download',
  'storage',
  'octet',
  'megabyte',
  'gigabyte',
  'terabyte',
  'disk',
  'file size',
  'traffic',
  'du',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'bytes converter',
  'byte converter',
  'bytes to mb',
  'mb to gb',
  'gb to mb',
  'gib to gb',
  'mbps to mb/s',
  'file size converter',
  'bandwidth converter',
  'kilobytes to megabytes',
];
