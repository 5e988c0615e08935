import type { Card } from '../../types';

export const card = {
  name: 'Texte vers Base64',
  description: 'Encode et décode du texte en Base64, quelle que soit l’écriture.',
} satisfies Card;

export const keywords = [
  'base64',
  'base64url',
  'encoder',
  'décoder',
  'encodage',
  'chaîne',
  'texte',
  'atob',
  'btoa',
  'utf-8',
  'jeu de caractères',
  'b64',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['encoder en Base64', 'décoder du Base64', 'Encodeur / décodeur Base64'];
