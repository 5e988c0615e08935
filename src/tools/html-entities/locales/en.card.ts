import type { Card } from '../../types';

export const card = {
  name: 'HTML entities',
  description: 'Escapes or unescapes HTML entities.',
} satisfies Card;

export const keywords = [
  'html',
  'entities',
  'escape',
  'unescape',
  'encode',
  'decode',
  'named',
  'numeric',
  'nbsp',
  'amp',
  'xml',
  '&nbsp;',
  '&amp;',
  '&lt;',
  '&gt;',
  '&quot;',
  'lt gt',
  'special characters',
  'xss',
  'sanitize',
  'character entities',
  'html special chars',
  'htmlspecialchars',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'html escape',
  'html unescape',
  'html encode',
  'html decode',
  'escape html',
  'html entity decoder',
  'Escape HTML entities',
];
