import type { Card } from '../../types';

export const card = {
  name: 'Calcul d’ETA',
  description: 'Estime la durée et l’heure de fin d’une tâche selon son rythme ou son avancement.',
} satisfies Card;

export const keywords = [
  'estimation',
  'durée',
  'temps restant',
  'progression',
  'débit',
  'téléchargement',
  'rythme',
  'durée restante',
  'vitesse',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['temps restant', 'temps de téléchargement', 'combien de temps reste-t-il', 'Calculateur d’ETA'];
