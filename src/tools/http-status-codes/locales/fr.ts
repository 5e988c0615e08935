import { numbersOf, type Words } from '../../../i18n/words';
import type { Mark, StatusClass } from '../codes';
import { descriptions } from './descriptions.fr';
import type { words as zhCn } from './zh-cn';

const { plural } = numbersOf('fr');

const CLASS_NAMES: Record<StatusClass, string> = {
  1: 'réponse informative',
  2: 'succès',
  3: 'redirection',
  4: 'erreur du client',
  5: 'erreur du serveur',
};
const MARKS: Record<Mark, string> = {
  temporary: 'enregistrement temporaire',
  deprecated: 'déconseillé',
  unused: 'inutilisé',
  obsoleted: 'obsolète',
};

export const words = {
  search: 'Rechercher',
  searchPlaceholder: 'Code ou sens : 404, 4xx, redirection',
  options: {
    filter: { label: 'Type', values: { all: 'Tous', http: 'HTTP', webdav: 'WebDAV' } },
    hasUnofficial: 'Afficher les codes non officiels',
  },
  className: (statusClass: StatusClass) => `${statusClass}xx ${CLASS_NAMES[statusClass]}`,
  results: 'Résultats de la recherche',
  amount: (n: number) => plural(n, { one: `${n} code`, other: `${n} codes` }),
  mark: (mark: Mark) => MARKS[mark],
  origin: (name: string) => `non officiel : ${name}`,
  formerNames: (names: readonly string[]) => `Anciennement ${names.join(', ')}`,
  copyHint: 'Cliquer pour copier',
  none: (query: string) => `Aucun code de statut ne correspond à « ${query} ».`,
  unassigned: (code: number, fallback: number) =>
    `${code} n’est pas attribué ; les clients le traitent comme ${fallback}.`,
  isUnofficial: (code: number, origin: string) => `${code} est un code non officiel de ${origin}.`,
  hiddenUnofficial: (n: number, query: string) =>
    plural(n, {
      one: `Un code non officiel correspond à « ${query} ».`,
      other: `${n} codes non officiels correspondent à « ${query} ».`,
    }),
  descriptions,
} satisfies Words<typeof zhCn>;
