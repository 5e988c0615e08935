import type { Card } from '../../types';

export const card = {
  name: 'Tailles de données',
  description: 'Convertit exactement tailles et débits, et calcule durées et volumes de transfert.',
} satisfies Card;

export const keywords = [
  'octet',
  'bit',
  'débit',
  'taille',
  'capacité',
  'ko',
  'mo',
  'go',
  'to',
  'kio',
  'mio',
  'gio',
  'bande passante',
  'stockage',
  'disque',
  'volume',
  'téléchargement',
  'mbps',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'Convertisseur de tailles de données',
  'convertisseur d’octets',
  'convertir mo en go',
  'go en mo',
  'taille de fichier',
  'convertisseur de débit',
];
