import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const counted = (n: number, one: string, other: string) =>
  plural(n, { one: `${count(n)} ${one}`, other: `${count(n)} ${other}` });
const chineseWords =
  'En chinois, chaque mot de la liste compte pour un : deux caractères, parfois un seul pour un nombre impair.';
const spacedWords = 'Ce qui se trouve entre deux espaces est un mot.';

export const words = {
  options: {
    language: {
      label: 'Langue',
      values: {
        'of-page': 'Comme la page',
        latin: 'Latin',
        'zh-hans': 'Chinois simplifié',
        'zh-hant': 'Chinois traditionnel',
        fr: 'Français',
        en: 'Anglais',
        ja: 'Japonais',
      },
    },
    unit: {
      label: 'Unité',
      values: {
        paragraphs: 'Paragraphes',
        sentences: 'Phrases',
        words: 'Mots',
        characters: 'Caractères',
        bytes: 'Octets (UTF-8)',
        'list-items': 'Éléments de liste',
      },
    },
    amount: 'Quantité',
    leastSentences: 'Phrases par paragraphe : minimum',
    mostSentences: 'Phrases par paragraphe : maximum',
    leastWords: 'Mots par phrase : minimum',
    mostWords: 'Mots par phrase : maximum',
    leastCharacters: 'Caractères par phrase : minimum',
    mostCharacters: 'Caractères par phrase : maximum',
    hasOpening: 'Commencer par l’ouverture classique',
    isWorstCase: {
      label: 'Cas extrêmes',
      hint: 'Mêle des mots très longs, des accents, des émojis et des mots écrits de droite à gauche, pour éprouver une mise en page.',
    },
    format: {
      label: 'Sortie',
      values: {
        plain: 'Texte brut',
        html: 'Paragraphes HTML <p>',
        'html-list': 'Liste HTML <ul>',
        markdown: 'Markdown',
        json: 'Tableau JSON',
      },
    },
    seed: {
      label: 'Graine',
      placeholder: 'Aléatoire',
      hint: 'Une même graine et les mêmes options donnent le même texte. Vide, il change à chaque fois.',
    },
  },
  ranges: {
    sentences: 'Phrases par paragraphe',
    words: 'Mots par phrase',
    characters: 'Caractères par phrase, sans la ponctuation',
  },
  least: 'Minimum',
  most: 'Maximum',
  swapped: (least, most) =>
    `Le minimum dépasse le maximum : ils ont été intervertis, de ${count(least)} à ${count(most)}.`,
  keepText: 'Garder ce texte',
  title: 'Faux texte',
  copy: 'Copier',
  refresh: 'Nouveau texte',
  counts: (wordCount, characters, bytes) =>
    `${counted(wordCount, 'mot', 'mots')} · ${counted(characters, 'caractère', 'caractères')} · ${counted(bytes, 'octet', 'octets')} (UTF-8)`,
  formatNote: 'La quantité et les décomptes sont ceux du texte brut ; les balises et signes du format s’y ajoutent.',
  wordNotes: {
    latin: spacedWords,
    'zh-hans': chineseWords,
    'zh-hant': chineseWords,
    fr: spacedWords,
    en: spacedWords,
    ja: 'En japonais, un mot est compté avec la particule qui le suit (bunsetsu).',
  },
  fault: ({ most }) => `Saisissez un nombre entier de 1 à ${count(most)}.`,
} satisfies Words<typeof zhCn>;
