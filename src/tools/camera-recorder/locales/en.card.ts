import type { Card } from '../../types';

export const card = {
  name: 'Camera recorder',
  description: 'Takes photos and records video from a webcam (or the screen) without sending anything anywhere.',
} satisfies Card;

export const keywords = [
  'camera',
  'webcam',
  'photo',
  'picture',
  'video',
  'record',
  'microphone',
  'snapshot',
  'screen',
  'selfie',
  'mirror',
  'mic test',
  'microphone test',
  'capture',
  'screen capture',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['webcam recorder', 'webcam test', 'screen recorder', 'camera test', 'video recorder'];
