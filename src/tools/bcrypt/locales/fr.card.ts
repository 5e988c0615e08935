import type { Card } from '../../types';

export const card = {
  name: 'Bcrypt',
  description: 'Hache un mot de passe avec bcrypt et vérifie un mot de passe par rapport à une empreinte.',
} satisfies Card;

export const keywords = ['bcrypt', 'hachage', 'comparer', 'vérifier', 'mot de passe', 'sel', 'coût', 'htpasswd'];

/** What else the tool is called: found as by its name. */
export const aliases = ['hacher un mot de passe', 'hachage de mot de passe'];
