import type { Card } from '../../types';

export const card = {
  name: 'Convertisseur d’adresse IPv4',
  description: 'Convertit une adresse IPv4 entre notations décimale, hexadécimale, binaire et IPv6.',
} satisfies Card;

export const keywords = ['entier', 'octal', 'mappée', 'arpa', 'ip'];
