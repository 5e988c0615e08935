import type { Card } from '../../types';

export const card = {
  name: 'String escaper',
  description: 'Turns text into a string literal of a language, and literals back into text, layer by layer.',
} satisfies Card;

export const keywords = [
  'escape',
  'unescape',
  'quote',
  'string',
  'literal',
  'json',
  'javascript',
  'java',
  'csharp',
  'c#',
  'python',
  'go',
  'rust',
  'sql',
  'shell',
  'bash',
  'powershell',
  'cmd',
  'regex',
  'csv',
  'xml',
  'latex',
  'backslash',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'string unescape',
  'escape string',
  'unescape string',
  'string literal',
  'remove backslashes',
  'sql escape',
  'shell quote',
];
