import type { Card } from '../../types';

export const card = {
  name: 'Conversion d’IPv4',
  description: 'Convertit une adresse IPv4 entre notations décimale, hexadécimale, binaire et IPv6.',
} satisfies Card;

export const keywords = ['entier', 'octal', 'mappée', 'arpa', 'ip', '192.168.1.1'];

/** What else the tool is called: found as by its name. */
export const aliases = ['convertir une adresse IP', 'IP en décimal', 'IP en binaire', 'Convertisseur d’adresse IPv4'];
