import type { Card } from '../../types';

export const card = {
  name: 'Convertisseur curl',
  description: 'Convertit curl, du code et du HAR l’un en l’autre.',
} satisfies Card;

export const keywords = [
  'curl',
  'requête',
  'convertir',
  'code',
  'fetch',
  'axios',
  'python',
  'httpie',
  'wget',
  'har',
  'powershell',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['curl en code', 'curl en python', 'convertir une commande curl'];
