import type { Card } from '../../types';

export const card = {
  name: 'Chronomètre',
  description: 'Mesure le temps et les tours, même à travers un rechargement de la page.',
} satisfies Card;

export const keywords = ['chrono', 'minuterie', 'tour', 'temps intermédiaire', 'durée', 'compte à rebours'];

/** What else the tool is called: found as by its name. */
export const aliases = ['chrono', 'minuteur'];
