import type { Card } from '../../types';

export const card = {
  name: 'Enregistreur webcam',
  description: 'Prend des photos ou enregistre une vidéo depuis la webcam, en local.',
} satisfies Card;

export const keywords = ['webcam', 'caméra', 'photo', 'vidéo', 'enregistrer', 'microphone', 'écran'];
