import type { Card } from '../../types';

export const card = {
  name: 'curl converter',
  description: 'Converts curl, code and HAR into each other.',
} satisfies Card;

export const keywords = [
  'curl',
  'http request',
  'fetch',
  'axios',
  'python requests',
  'go',
  'java',
  'php',
  'csharp',
  'httpie',
  'wget',
  'powershell',
  'har',
  'raw http',
  'copy as curl',
  'devtools',
  'invoke-webrequest',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'curl to code',
  'curl to python',
  'curl to fetch',
  'fetch to curl',
  'har to curl',
  'curl command converter',
];
