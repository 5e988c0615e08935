import type { Card } from '../../types';

export const card = {
  name: 'Numeronyms',
  description: 'Shortens a word to first letter, number of letters between, last letter, as in i18n.',
} satisfies Card;

export const keywords = [
  'numeronym',
  'abbreviation',
  'i18n',
  'l10n',
  'a11y',
  'k8s',
  'shorten',
  'internationalization',
  'localization',
  'accessibility',
  'kubernetes abbreviation',
  'word shortener',
  'acronym',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['numeronym', 'i18n', 'l10n', 'a11y', 'k8s', 'Numeronym generator'];
