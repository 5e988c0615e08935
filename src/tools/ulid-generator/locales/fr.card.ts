import type { Card } from '../../types';

export const card = {
  name: 'Générateur d’ULID',
  description: 'Génère des identifiants triables (ULID) et lit leur horodatage.',
} satisfies Card;

export const keywords = ['ulid', 'identifiant', 'triable', 'unique', 'crockford', 'base32', 'horodatage', 'décoder'];

/** What else the tool is called: found as by its name. */
export const aliases = ['ULID', 'identifiant triable'];
