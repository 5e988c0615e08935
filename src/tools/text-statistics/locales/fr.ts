import { textFileWords } from '../../../i18n/text-file/fr';
import { formatNumber, plural, type Words } from '../../../i18n/words';
import type { CountName, Limit } from '../rows';
import type { words as zhCn } from './zh-cn';

const number = (n: number, digits = 0) => formatNumber('fr', n, { maximumFractionDigits: digits });
const counted = (n: number, one: string, other: string) =>
  plural('fr', n, { one: `${number(n)} ${one}`, other: `${number(n)} ${other}` });

const COUNT_NAMES: Record<CountName, string> = {
  codePoints: 'Points de code',
  utf16Units: 'Unités UTF-16 (longueur en JavaScript et dans bien des bases de données)',
  utf16Bytes: 'Octets en UTF-16',
  gbkBytes: 'Octets en GBK',
  cjk: 'Caractères CJC',
  upper: 'Majuscules',
  lower: 'Minuscules',
  digits: 'Chiffres',
  punctuation: 'Ponctuation',
  symbols: 'Symboles et émojis',
  spaces: 'Blancs (sauts de ligne compris)',
  sentences: 'Phrases',
  paragraphs: 'Paragraphes',
  blankLines: 'Lignes vides',
  longestLine: 'Caractères de la ligne la plus longue',
  uniqueWords: 'Mots différents',
  averageWordLength: 'Longueur moyenne des mots (caractères)',
  readingSeconds: 'Temps de lecture',
  speakingSeconds: 'Temps de parole',
  smsParts: 'Nombre de SMS',
};
const LIMIT_NAMES: Record<Limit['id'], string> = {
  tweet: 'Tweet (décompte de X)',
  sms: 'Un seul SMS',
  meta: 'Méta-description',
  varchar: 'varchar(255)',
};

export const words = {
  text: 'Texte',
  sample: 'The quick brown fox jumps over the lazy dog. 敏捷的棕色狐狸跳过了懒狗。',
  options: {
    language: 'Langue des mots',
    ignoreCase: 'Ignorer la casse',
    hideStopWords: 'Sans les mots vides',
    minWordLength: 'Mot le plus court',
  },
  auto: 'Auto',
  autoAs: (language: string) => `Auto (${language})`,
  characters: 'Caractères',
  charactersWithoutSpace: 'Caractères sans les blancs',
  words: 'Mots',
  lines: 'Lignes',
  bytes: 'Octets (UTF-8)',
  kilobytes: (kb: number, kib: number) => `${number(kb, 2)} ko · ${number(kib, 2)} Kio`,
  selected: (characters: number, words: number, lines: number, bytes: number) =>
    `Sélection : ${counted(characters, 'caractère', 'caractères')}, ${counted(words, 'mot', 'mots')}, ` +
    `${counted(lines, 'ligne', 'lignes')}, ${counted(bytes, 'octet', 'octets')}`,
  broken: 'Le texte contient des caractères défectueux (demi-codets isolés), comptés comme U+FFFD.',
  fileFault: textFileWords.fault,
  allCounts: 'Tous les décomptes',
  count: 'Décompte',
  value: 'Valeur',
  countName: (name: CountName) => COUNT_NAMES[name],
  notEncodable: 'non encodable',
  noValue: 'aucun',
  onLine: (line: number) => `ligne ${number(line)}`,
  duration: (hours: number, minutes: number, seconds: number) =>
    hours > 0
      ? `${number(hours)} h ${number(minutes)} min`
      : minutes > 0
        ? `${number(minutes)} min ${number(seconds)} s`
        : `${number(seconds)} s`,
  sms: (parts: number, encoding: string, units: number) =>
    `${number(parts)} (${encoding}, ${counted(units, 'unité', 'unités')})`,
  copyCsv: 'Copier le CSV',
  copyJson: 'Copier le JSON',
  json: 'Télécharger le JSON',
  limits: 'Limites',
  limitName: (id: Limit['id']) => LIMIT_NAMES[id],
  used: (used: number, limit: number) => `${number(used)} / ${number(limit)}`,
  over: (n: number) => `${number(n)} en trop`,
  topWords: 'Fréquence des mots',
  topCharacters: 'Fréquence des caractères',
  word: 'Mot',
  character: 'Caractère',
  times: 'Nombre',
  share: 'Part',
  nothing: 'Rien à compter',
} satisfies Words<typeof zhCn>;
