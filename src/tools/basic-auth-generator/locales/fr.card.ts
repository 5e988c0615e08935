import type { Card } from '../../types';

export const card = {
  name: 'Authentification Basic',
  description: 'Construit (ou décode) un en-tête d’autorisation Basic.',
} satisfies Card;

export const keywords = [
  'basic auth',
  'authentification',
  'authorization',
  'en-tête',
  'base64',
  'utilisateur',
  'mot de passe',
  'curl',
  'décoder',
  'identifiants',
  'connexion',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['authentification HTTP Basic', 'Générateur d’authentification Basic'];
