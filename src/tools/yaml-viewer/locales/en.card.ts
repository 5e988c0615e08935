import type { Card } from '../../types';

export const card = {
  name: 'YAML viewer',
  description: 'Formats and checks YAML without losing comments.',
} satisfies Card;

export const keywords = [
  'yaml',
  'yml',
  'format',
  'prettify',
  'beautify',
  'validate',
  'lint',
  'k8s',
  'kubernetes',
  'compose',
  'tree',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'yaml',
  'yaml formatter',
  'format yaml',
  'yaml validator',
  'yaml lint',
  'yaml prettify',
  'pretty print yaml',
  'yaml check',
  'yaml checker',
  'yamllint',
  'yml lint',
  'kubernetes yaml',
  'yaml tree',
];
