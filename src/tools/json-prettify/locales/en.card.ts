import type { Card } from '../../types';

export const card = {
  name: 'JSON formatter',
  description:
    'Formats, checks and browses JSON, changing nothing but the white space: numbers, key order and escapes stay as written.',
} satisfies Card;

export const keywords = [
  'json',
  'prettify',
  'format',
  'viewer',
  'tree',
  'json5',
  'jsonc',
  'sort',
  'validate',
  'lint',
  'repair',
  'big number',
  'jq',
  'pretty',
  'beautify',
  'beautifier',
  'parse',
  'parser',
  'linter',
  'check',
  'explorer',
  'reader',
  'pretty-print',
  'jsonformatter',
  'online json',
  'unminify',
  'indent',
  'invalid json',
  'json syntax',
  'sort keys',
  'json5 to json',
  'open json',
  'stringify',
  'unescape json',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'json formatter',
  'json viewer',
  'json validator',
  'json beautifier',
  'format json',
  'json editor',
  'json parser',
  'json lint',
  'pretty print json',
  'validate json',
  'fix json',
  'json checker',
  'JSON prettify and format',
];
