import type { Card } from '../../types';

export const card = {
  name: 'Chmod calculator',
  description:
    'Converts file permissions between check boxes, octal, symbolic and ls -l forms, and gives the chmod and umask commands.',
} satisfies Card;

export const keywords = [
  'chmod',
  'permission',
  'octal',
  'symbolic',
  'umask',
  'setuid',
  'setgid',
  'sticky',
  'ls',
  'linux',
  'unix',
];
