import type { Card } from '../../types';

export const card = {
  name: 'Random port generator',
  description: 'Picks unused-looking TCP/UDP port numbers outside 0–1023.',
} satisfies Card;

export const keywords = [
  'port',
  'random',
  'tcp',
  'udp',
  'ephemeral',
  'dynamic',
  'registered',
  'localhost',
  '8080',
  '3000',
  'tcp port',
  'udp port',
  'unused',
  'pick a port',
  'server port',
  'dev server',
  'ports',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['random port', 'port generator', 'free port', 'unused port', 'port number'];
