import { numbersOf, type Words } from '../../../i18n/words';
import type { Group, Tone } from '../emoji-set';
import type { Form } from '../forms';
import type { PartKind } from '../sequence';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const TONES: Record<Tone | 'default', string> = {
  default: 'Par défaut',
  light: 'Peau claire',
  'medium-light': 'Peau moyennement claire',
  medium: 'Peau légèrement mate',
  'medium-dark': 'Peau mate',
  dark: 'Peau foncée',
};

/** Versions are numbers such as 15.1, which are written with a full stop in French, too. */
const versionOf = (version: number) => version.toFixed(1).replace(/\.0$/, '');

export const words = {
  search: 'Rechercher un émoji',
  searchPlaceholder: 'Nom, :rocket:, U+1F680 ou émoji collé',
  options: {
    tone: { label: 'Couleur de peau', values: TONES },
    copies: {
      label: 'Un clic copie',
      values: {
        emoji: 'l’émoji',
        codePoints: 'les points de code',
        escape: 'l’échappement',
        shortcode: 'le code court',
        html: 'le code HTML',
      },
    },
    recent: 'Récents',
    favourites: 'Favoris',
  },
  toned: (name: string, tones: readonly Tone[]) =>
    `${name}${name.includes(':') ? ',' : '\u00a0:'} ${tones.map((tone) => TONES[tone].toLowerCase()).join(' et ')}`,
  collect: 'Collecter',
  basket: 'Collecte',
  basketHint: 'Les émojis cliqués s’ajoutent ici, et le tout est copié aussitôt.',
  undo: 'Annuler',
  empty: 'Vider',
  copyBasket: 'Tout copier',
  forgetRecent: 'Effacer les émojis récents',
  emojis: 'Émojis',
  groups: {
    smileys: 'Smileys et émotions',
    people: 'Personnes et corps',
    animals: 'Animaux et nature',
    food: 'Nourriture et boissons',
    travel: 'Voyages et lieux',
    activities: 'Activités',
    objects: 'Objets',
    symbols: 'Symboles',
    flags: 'Drapeaux',
  } as Record<Group, string>,
  jump: 'Aller à un groupe',
  results: 'Résultats de la recherche',
  amount: (n: number) => plural(n, { one: `${n} émoji`, other: `${number(n)} émojis` }),
  none: (query: string) => `Aucun émoji ne correspond à « \u00a0${query}\u00a0 ».`,
  nearest: 'Mots les plus proches\u00a0:',
  copied: (what: string) => `${what} copié`,
  copiedInstead: (what: string) => `GitHub n’a pas de code court\u00a0: ${what} copié tel quel`,
  collected: (what: string) => `${what} ajouté, le tout est copié`,
  cannotDraw: (version: number) => `Votre système ne sait pas dessiner cet émoji (Emoji ${versionOf(version)}).`,
  keys: 'Flèches\u00a0: se déplacer, Entrée\u00a0: copier, Espace\u00a0: détails, /\u00a0: recherche.',
  details: 'Détails',
  version: (version: number) => `Emoji ${versionOf(version)}`,
  copyEmoji: 'Copier l’émoji',
  favourite: 'Favori',
  addFavourite: 'Ajouter aux favoris',
  tones: (count: number) => (count > 5 ? 'Couleurs de peau et combinaisons' : 'Couleurs de peau'),
  forms: 'Formes de code',
  form: {
    codePoints: 'Points de code',
    escape: 'Échappement',
    codePointEscape: '\\u{…}',
    css: 'CSS',
    htmlHex: 'HTML hexa',
    htmlDecimal: 'HTML décimal',
    python: 'Python',
    utf8: 'Octets UTF-8',
    url: 'URL',
  } as Record<Form, string>,
  shortcode: 'Code court',
  noShortcode: 'Pas encore chez GitHub',
  shortcodeWithoutTone: 'Les codes courts ne portent pas de couleur de peau.',
  keywords: 'Mots-clés',
  list: (texts: readonly string[]) => texts.join(', '),
  sequence: 'Composition',
  part: (kind: PartKind, char: string) => {
    const parts: Record<PartKind, string> = {
      sign: 'caractère',
      joiner: 'lie les deux côtés en un seul émoji',
      'emoji-style': 'demande l’émoji en couleur',
      'text-style': 'demande le signe simple',
      'skin-tone': 'couleur de peau',
      hair: 'cheveux',
      region: `lettre ${char} d’un code de région`,
      tag: `caractère d’étiquette ${char}`,
      'tag-end': 'fin des étiquettes',
      keycap: 'cadre de touche',
    };
    return parts[kind];
  },
} satisfies Words<typeof zhCn>;
