import type { Card } from '../../types';

export const card = {
  name: 'Décodeur de liens protégés',
  description: 'Retrouve l’adresse réelle d’un lien réécrit par un filtre.',
} satisfies Card;

export const keywords = [
  'safelink',
  'safelinks',
  'outlook',
  'teams',
  'proofpoint',
  'urldefense',
  'lien',
  'réécrit',
  'redirection',
  'hameçonnage',
  'filtre de messagerie',
  'phishing',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['décoder un safelink', 'lien réécrit', 'lien protégé', 'décodeur de redirection'];
