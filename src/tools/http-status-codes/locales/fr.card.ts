import type { Card } from '../../types';

export const card = {
  name: 'Codes de statut HTTP',
  description: 'Donne le nom et le sens de tous les codes de statut HTTP.',
} satisfies Card;

export const keywords = ['http', 'statut', 'code', 'erreur', 'redirection', 'erreur serveur', 'réponse'];

/** What else the tool is called: found as by its name. */
export const aliases = ['code HTTP', 'codes d’erreur HTTP', 'code de réponse'];
