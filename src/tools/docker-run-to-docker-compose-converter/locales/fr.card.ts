import type { Card } from '../../types';

export const card = {
  name: 'docker run vers Compose',
  description: 'Transforme des commandes docker run en fichier Compose équivalent.',
} satisfies Card;

export const keywords = [
  'docker',
  'run',
  'compose',
  'yaml',
  'podman',
  'container',
  'convert',
  'conteneur',
  'convertir',
  'commande',
  'dockerfile',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['docker run en compose', 'docker run vers Docker Compose'];
