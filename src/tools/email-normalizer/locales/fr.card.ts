import type { Card } from '../../types';

export const card = {
  name: 'Normalisation d’e-mails',
  description: 'Ramène des adresses à leur boîte réelle pour trouver les doublons.',
} satisfies Card;

export const keywords = [
  'email',
  'e-mail',
  'courriel',
  'adresse',
  'normaliser',
  'doublons',
  'gmail',
  'alias',
  'plus',
  'outlook',
  'liste de diffusion',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'normaliser des e-mails',
  'dédoublonner des adresses',
  'doublons d’e-mails',
  'extraire des adresses e-mail',
];
