import type { Card } from '../../types';

export const card = {
  name: 'User-agent parser',
  description: 'Reads browser, engine, OS, device and CPU from a user-agent string.',
} satisfies Card;

export const keywords = [
  'ua',
  'bot',
  'crawler',
  'client hints',
  'chrome',
  'safari',
  'firefox',
  'googlebot',
  'mozilla',
  'mozilla/5.0',
  'browser',
  'device detection',
  'what browser',
  'my user agent',
  'os detection',
  'crawler detection',
  'sniff',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'user agent',
  'user agent parser',
  'ua parser',
  'browser detection',
  'useragent',
  'bot detection',
  'detect browser',
];
