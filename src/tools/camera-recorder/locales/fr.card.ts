import type { Card } from '../../types';

export const card = {
  name: 'Enregistreur webcam',
  description: 'Prend des photos ou enregistre une vidéo depuis la webcam, en local.',
} satisfies Card;

export const keywords = [
  'webcam',
  'caméra',
  'photo',
  'vidéo',
  'enregistrer',
  'microphone',
  'écran',
  'selfie',
  'capture d’écran',
  'filmer',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['test webcam', 'enregistreur d’écran'];
