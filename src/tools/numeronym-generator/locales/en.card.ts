import type { Card } from '../../types';

export const card = {
  name: 'Numeronym generator',
  description: 'Shortens a word to first letter, number of letters between, last letter, as in i18n.',
} satisfies Card;

export const keywords = ['numeronym', 'abbreviation', 'i18n', 'l10n', 'a11y', 'k8s', 'shorten'];
