import type { Card } from '../../types';

export const card = {
  name: 'Conversion de dates',
  description: 'Convertit une date ou un horodatage entre tous les formats courants, dans le fuseau choisi.',
} satisfies Card;

export const keywords = [
  'date',
  'heure',
  'horodatage',
  'timestamp',
  'unix',
  'epoch',
  'fuseau horaire',
  'utc',
  'millisecondes',
  'iso 8601',
  'excel',
  'filetime',
  'maintenant',
  'calendrier',
  'secondes',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['horodatage', 'convertir un timestamp', 'date en timestamp', 'Convertisseur de date et heure'];
