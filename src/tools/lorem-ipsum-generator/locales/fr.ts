import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const counted = (n: number, one: string, other: string) =>
  plural(n, { one: `${count(n)} ${one}`, other: `${count(n)} ${other}` });
const chineseWords =
  'En chinois, chaque mot de la liste compte pour un : deux caractères, parfois un seul pour un nombre impair.';
const spacedWords = 'Ce qui se trouve entre deux espaces est un mot.';

export const words = {
  language: 'Langue',
  languages: {
    latin: 'Latin',
    'zh-hans': 'Chinois simplifié',
    'zh-hant': 'Chinois traditionnel',
    fr: 'Français',
    en: 'Anglais',
    ja: 'Japonais',
  },
  amount: 'Quantité',
  unit: 'Unité',
  units: {
    paragraphs: 'Paragraphes',
    sentences: 'Phrases',
    words: 'Mots',
    characters: 'Caractères',
    bytes: 'Octets (UTF-8)',
    'list-items': 'Éléments de liste',
  },
  sentences: 'Phrases par paragraphe',
  sentenceWords: 'Mots par phrase',
  sentenceCharacters: 'Caractères par phrase, sans la ponctuation',
  least: 'Minimum',
  most: 'Maximum',
  swapped: (least, most) =>
    `Le minimum dépasse le maximum : ils ont été intervertis, de ${count(least)} à ${count(most)}.`,
  opening: 'Commencer par l’ouverture classique',
  worstCase: 'Cas extrême',
  worstCaseHint:
    'Mêle des mots très longs, des accents, des émojis et des mots écrits de droite à gauche, pour éprouver une mise en page.',
  format: 'Sortie',
  formats: {
    plain: 'Texte brut',
    html: 'Paragraphes HTML <p>',
    'html-list': 'Liste HTML <ul>',
    markdown: 'Markdown',
    json: 'Tableau JSON',
  },
  seed: 'Graine',
  noSeed: 'Aléatoire',
  seedHint: 'Une même graine et les mêmes options donnent le même texte. Vide, il change à chaque fois.',
  keepText: 'Garder ce texte',
  reset: 'Valeurs par défaut',
  title: 'Faux texte',
  copy: 'Copier',
  refresh: 'Nouveau texte',
  counts: (wordCount, characters, bytes) =>
    `${counted(wordCount, 'mot', 'mots')} · ${counted(characters, 'caractère', 'caractères')} · ${counted(bytes, 'octet', 'octets')} (UTF-8)`,
  fixFirst: 'Corrigez les options, et le texte apparaît ici.',
  formatNote: 'La quantité et les décomptes sont ceux du texte brut ; les balises et signes du format s’y ajoutent.',
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
