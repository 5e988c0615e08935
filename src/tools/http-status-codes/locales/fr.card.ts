import type { Card } from '../../types';

export const card = {
  name: 'Codes de statut HTTP',
  description: 'Tous les codes de statut HTTP, leur nom et leur sens.',
} satisfies Card;

export const keywords = ['http', 'statut', 'code', 'erreur', 'redirection', 'erreur serveur', 'réponse'];

/** What else the tool is called: found as by its name. */
export const aliases = ['code HTTP', 'codes d’erreur HTTP', 'code de réponse'];
