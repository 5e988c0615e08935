import type { Card } from '../../types';

export const card = {
  name: 'Infos sur l’appareil',
  description: 'Affiche ce que le navigateur révèle de l’écran, de l’appareil, de la langue et des fonctions.',
} satisfies Card;

export const keywords = [
  'résolution',
  'pixels',
  'fuseau horaire',
  'processeur',
  'mémoire',
  'tactile',
  'navigateur',
  'système',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'résolution d’écran',
  'mon navigateur',
  'taille de l’écran',
  'mon appareil',
  'Informations sur l’appareil',
];
