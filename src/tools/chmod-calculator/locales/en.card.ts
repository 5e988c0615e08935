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
  'rwx',
  '755',
  '644',
  '777',
  '600',
  '400',
  '700',
  'rwxr-xr-x',
  'rw-r--r--',
  'drwxr-xr-x',
  'access rights',
  'acl',
  'chown',
  'file mode',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['file permissions', 'unix permissions', 'linux permissions', 'chmod'];
