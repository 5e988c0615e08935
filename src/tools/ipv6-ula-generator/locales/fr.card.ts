import type { Card } from '../../types';

export const card = {
  name: 'Générateur d’ULA IPv6',
  description: 'Crée un préfixe IPv6 privé (RFC 4193) et ses sous-réseaux.',
} satisfies Card;

export const keywords = ['rfc4193', 'fd00', 'local', '/48'];
