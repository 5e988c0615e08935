import type { Card } from '../../types';

export const card = {
  name: 'Générateur d’ULA IPv6',
  description: 'Crée un préfixe IPv6 privé (RFC 4193) et ses sous-réseaux.',
} satisfies Card;

export const keywords = ['rfc4193', 'fd00', 'local', '/48', 'IPv6', 'préfixe'];

/** What else the tool is called: found as by its name. */
export const aliases = ['adresse IPv6 locale', 'adresse locale unique'];
