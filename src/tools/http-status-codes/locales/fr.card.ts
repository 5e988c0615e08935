import type { Card } from '../../types';

export const card = {
  name: 'Codes de statut HTTP',
  description: 'Tous les codes de statut HTTP, leur nom et leur sens.',
} satisfies Card;

export const keywords = ['http', 'statut', 'code', 'erreur', 'redirection'];
