import type { Card } from '../../types';

export const card = {
  name: 'Device information',
  description: 'Shows what your browser tells about your screen, device, locale and features.',
} satisfies Card;

export const keywords = [
  'resolution',
  'pixel ratio',
  'viewport',
  'timezone',
  'cpu',
  'memory',
  'touch',
  'monitor',
  'browser',
  'screen',
  'system info',
  'my browser',
  'dpi',
  'ppi',
  'gpu',
  'os',
  'what is my screen resolution',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'screen resolution',
  'screen size',
  'browser information',
  'what is my browser',
  'my device',
  'viewport size',
];
