import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

export const words = {
  options: {
    mode: { label: 'Mode', values: { whole: 'Texte entier', lines: 'Chaque ligne', find: 'Chercher les secrets' } },
    keepFirst: 'Garder au début',
    keepLast: 'Garder à la fin',
    maskCharacter: 'Caractère de masque',
    keepSpaces: 'Garder les espaces',
    keepSeparators: 'Garder les séparateurs -_.:@/',
    fixedLength: {
      label: 'Longueur fixe du masque',
      hint: 'Toujours 8 caractères de masque, pour cacher la longueur réelle.',
    },
    revealAll: 'Permettre de tout montrer',
    kinds: 'Chercher',
    action: { label: 'Action', values: { mask: 'Masquer', placeholder: 'Substitut', remove: 'Supprimer' } },
    ipScope: { label: 'IPv4', values: { public: 'Publiques', all: 'Toutes' } },
  },
  wholeNumber: 'Saisissez un nombre entier, 0 ou plus.',
  useMask: (character) => `Masquer avec ${character}`,
  text: 'Texte',
  result: 'Texte masqué',
  placeholder: 'Saisissez ou collez le texte qui contient des secrets',
  secretExample: 'Une clé',
  logExample: 'Un journal',
  nothingHidden: (characters, kept) =>
    `Rien ne serait caché : ${plural(characters, { one: `${n(characters)} caractère`, other: `${n(characters)} caractères` })}, ${plural(kept, { one: `${n(kept)} gardé`, other: `${n(kept)} gardés` })}.`,
  halfInstead: 'La moitié du milieu est masquée à la place.',
  nothingHiddenLines: (count) =>
    plural(count, {
      one: `Rien ne serait caché dans ${n(count)} ligne : tout ce qu’elle contient est gardé.`,
      other: `Rien ne serait caché dans ${n(count)} lignes : tout ce qu’elles contiennent est gardé.`,
    }),
  mostlyVisible: (visible, characters) =>
    `Plus de la moitié reste lisible : ${n(visible)} caractères sur ${n(characters)}.`,
  mostlyVisibleLines: (count) =>
    plural(count, {
      one: `Plus de la moitié de ${n(count)} ligne reste lisible.`,
      other: `Plus de la moitié de ${n(count)} lignes reste lisible.`,
    }),
  all: 'Tout',
  none: 'Rien',
  kinds: {
    own: 'Règles propres',
    'private-key': 'Blocs de clé privée',
    jwt: 'JWT',
    token: 'Jetons et empreintes (AKIA, ghp_, Bearer…)',
    cookie: 'Cookies',
    'url-password': 'Mots de passe dans les URL',
    pair: 'Paires et options (password=…)',
    email: 'Adresses e-mail',
    url: 'URL',
    iban: 'IBAN',
    identity: 'Numéros d’identité (CN, FR, US)',
    card: 'Numéros de carte',
    uuid: 'UUID',
    mac: 'Adresses MAC',
    ipv6: 'Adresses IPv6',
    ip: 'Adresses IPv4',
    phone: 'Numéros de téléphone',
    host: 'Noms d’hôte',
  },
  rules: 'Mots et expressions à chercher',
  rulesHint:
    'Un par ligne ; /…/i est une expression régulière, le reste un mot sans égard à la casse. Jamais enregistré.',
  rulesPlaceholder: 'p. ex. Jeanne Dupont, ou /order-\\d+/',
  badRule: (problem) =>
    problem.code === 'too-long'
      ? placeWords.inLine(problem.line, `une règle a au plus ${n(problem.limit)} caractères.`)
      : placeWords.inLine(problem.line, problem.message),
  tooSlow: (line) =>
    `La ligne ${n(line)} a pris plus de 2 secondes et a été laissée de côté ; les autres règles ont été appliquées.`,
  found: 'Trouvé',
  foundCount: (count) => plural(count, { one: `${n(count)} endroit`, other: `${n(count)} endroits` }),
  onlyFirst: (shown, all) => `Les ${n(shown)} premiers sur ${n(all)} sont affichés ; tous ont été traités.`,
  nothingFound: 'Aucun secret trouvé. Vérifiez vous-même avant de partager.',
  foundHint:
    'Ce que vous décochez reste tel quel. Une recherche peut manquer des choses : vérifiez vous-même avant de partager.',
  readable: (visible, characters) => `${n(visible)} caractères lisibles sur ${n(characters)}`,
  readableFinds: (count) =>
    plural(count, {
      one: `${n(count)} résultat reste trop lisible : gardez moins de caractères ou utilisez des substituts.`,
      other: `${n(count)} résultats restent trop lisibles : gardez moins de caractères ou utilisez des substituts.`,
    }),
  times: (count) => `×${n(count)}`,
  removed: '(supprimé)',
  fault: () => 'Saisissez exactement un caractère.',
} satisfies Words<typeof zhCn>;
