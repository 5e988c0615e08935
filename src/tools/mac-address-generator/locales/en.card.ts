import type { Card } from '../../types';

export const card = {
  name: 'MAC address generator',
  description: 'Generates random MAC addresses with a prefix, in your case and separator.',
} satisfies Card;

export const keywords = ['mac', 'random', 'generator', 'prefix', 'oui', 'virtual machine', 'laa', 'ethernet', 'eui-48'];
