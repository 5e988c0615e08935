import type { Card } from '../../types';

export const card = {
  name: 'MAC address generator',
  description: 'Generates random MAC addresses with a prefix, in your case and separator.',
} satisfies Card;

export const keywords = [
  'mac',
  'random',
  'generator',
  'prefix',
  'oui',
  'virtual machine',
  'laa',
  'ethernet',
  'eui-48',
  'spoof',
  'macchanger',
  'local administered',
  'vm',
  'bulk',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['random mac address', 'generate mac address', 'random mac', 'mac generator'];
