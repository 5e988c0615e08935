import type { Card } from '../../types';

export const card = {
  name: 'Hachage texte et fichier',
  description: 'Calcule et vérifie l’empreinte d’un texte ou d’un fichier de toute taille.',
} satisfies Card;

export const keywords = [
  'hachage',
  'empreinte',
  'somme de contrôle',
  'condensat',
  'vérification',
  'fichier',
  'hash',
  'checksum',
  'md5',
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'sha3',
  'keccak',
  'ripemd160',
  'intégrité',
  'condensé',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['hachage', 'somme de contrôle', 'empreinte md5', 'empreinte', 'Hachage de texte et de fichier'];
