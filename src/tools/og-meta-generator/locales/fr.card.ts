import type { Card } from '../../types';

export const card = {
  name: 'Balises Open Graph',
  description: 'Génère les balises Open Graph et X (Twitter), avec aperçu.',
} satisfies Card;

export const keywords = [
  'og',
  'meta',
  'seo',
  'partage',
  'réseaux sociaux',
  'aperçu de lien',
  'métadonnées',
  'référencement',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'balises meta',
  'aperçu social',
  'balises OG',
  'open graph',
  'Générateur de balises Open Graph',
];
