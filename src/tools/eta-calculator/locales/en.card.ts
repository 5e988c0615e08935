import type { Card } from '../../types';

export const card = {
  name: 'ETA calculator',
  description: 'Tells how long a job takes and when it ends from its size and pace, or from its progress so far.',
} satisfies Card;

export const keywords = [
  'estimate',
  'duration',
  'remaining',
  'progress',
  'rate',
  'download',
  'bandwidth',
  'transfer time',
  'upload time',
  'speed',
  'finish time',
  'bandwidth calculator',
  'mbps',
  'when done',
  'file transfer',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'eta',
  'time remaining',
  'download time calculator',
  'estimated time',
  'estimated time of arrival',
  'how long will it take',
  'how long until it is finished',
];
