import type { Card } from '../../types';

export const card = {
  name: 'Numéronymes',
  description: 'Abrège un mot à la manière de i18n.',
} satisfies Card;

export const keywords = [
  'numéronyme',
  'abréviation',
  'i18n',
  'l10n',
  'a11y',
  'k8s',
  'raccourcir',
  'internationalisation',
  'accessibilité',
  'acronyme',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['numéronyme', 'i18n', 'a11y', 'Générateur de numéronymes'];
