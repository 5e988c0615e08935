import type { Card } from '../../types';

export const card = {
  name: 'docker run vers Docker Compose',
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
];
