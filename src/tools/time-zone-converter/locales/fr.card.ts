import type { Card } from '../../types';

export const card = {
  name: 'Convertisseur de fuseaux',
  description: 'Montre un même instant dans plusieurs fuseaux et trouve les heures de travail communes.',
} satisfies Card;

export const keywords = [
  'fuseau horaire',
  'décalage horaire',
  'heure d’été',
  'réunion',
  'horloge mondiale',
  'heures de travail',
  'planifier',
  'utc',
  'gmt',
  'cet',
  'heure mondiale',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'Convertisseur de fuseaux horaires',
  'horloge mondiale',
  'décalage horaire',
  'planificateur de réunions',
];
