import type { Card } from '../../types';

export const card = {
  name: 'Encodage d’URL',
  description: 'Encode ou décode du texte pour les URL (encodage en pourcent).',
} satisfies Card;

export const keywords = [
  'url',
  'encoder',
  'décoder',
  'encodage',
  'pourcent',
  '%20',
  'uri',
  'adresse',
  'formulaire',
  'plus',
  'gbk',
  'échapper une url',
  'encodage pourcent',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['encoder une URL', 'décoder une URL', 'encodage d’URL', 'Encodeur / décodeur d’URL'];
