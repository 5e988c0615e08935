import { lineEndingWords } from '../../../i18n/line-endings/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { UrlCharset } from '../charsets';
import { shown } from '../../../lib/shown';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const CHARSETS: Record<UrlCharset | 'hex', string> = {
  'utf-8': 'UTF-8',
  gbk: 'GBK',
  gb18030: 'GB18030',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR',
  'iso-8859-1': 'Latin-1',
  hex: 'Octets hexadécimaux',
};

export const words = {
  lineEndings: lineEndingWords,
  plain: 'Texte',
  plainHex: 'Octets hexadécimaux',
  percentText: 'Encodé',
  options: {
    mode: {
      label: 'Mode',
      values: {
        component: 'Composant',
        strict: 'RFC 3986 strict',
        form: 'Formulaire',
        whole: 'URL entière',
        every: 'Chaque octet',
      },
      hints: {
        component: "Comme encodeURIComponent : garde les lettres, les chiffres et -_.!~*'()",
        strict: 'Ne garde que les lettres, les chiffres et -_.~',
        form: 'Écrit l’espace +, ne garde que les lettres, les chiffres et *-._',
        whole: 'Garde ce qui sépare les parties d’une URL : ;/?:@&=+$,#',
        every: 'Écrit chaque octet sous la forme %XX',
      },
    },
    charset: { label: 'Jeu de caractères', values: CHARSETS },
    readAs: { label: 'Entrée', values: { text: 'Texte', hex: 'Hexadécimal' } },
    decodeCharset: { label: 'Octets lus en', values: CHARSETS },
    plusAsSpace: '+ comme espace',
    repeat: { label: 'Répéter jusqu’à stabilité', hint: '10 passes au plus' },
    tolerant: {
      label: 'Tolérant',
      hint: 'Les séquences fautives restent telles quelles, les octets qui ne sont pas du texte deviennent U+FFFD',
    },
    lineByLine: 'Ligne par ligne',
    decodeLineByLine: 'Ligne par ligne',
  },
  plainPlaceholder: 'Saisissez le texte à encoder ou ouvrez un fichier',
  percentPlaceholder: 'Collez du texte contenant des %XX ou ouvrez un fichier',
  rounds: (n) => plural(n, { one: `Décodé en ${count(n)} passe`, other: `Décodé en ${count(n)} passes` }),
  unfinished: 'Arrêté après 10 passes ; le résultat contient encore des séquences en pourcent.',
  kept: (n) =>
    plural(n, {
      one: `${count(n)} séquence fautive est restée telle quelle.`,
      other: `${count(n)} séquences fautives sont restées telles quelles.`,
    }),
  replaced: 'Les octets qui ne sont pas du texte ont été remplacés par U+FFFD.',
  loneSurrogate: 'Une demi-paire de substitution isolée a été écrite U+FFFD.',
  atPosition: (position) => `Caractère ${count(position)}`,
  looksLike: { address: 'Ce texte ressemble à une URL entière.', encoded: 'Ce texte semble déjà encodé.' },
  acts: { address: 'Passer à « URL entière »', encoded: 'Le décoder' },
  readIn: (charset) => `Lire en ${charset}`,
  beTolerant: 'Passer en mode tolérant',
  inLine: (line, message) => (line === undefined ? message : `Ligne ${count(line)} : ${message}`),
  encodeFault: (fault) => {
    switch (fault.code) {
      case 'unencodable':
        return `Le caractère ${shown(fault.found)} n’existe pas en ${CHARSETS[fault.charset]}.`;
      case 'bad-hex-digit':
        return `Hexadécimal non valide : caractère « ${shown(fault.found)} ».`;
      case 'half-byte':
        return 'Hexadécimal non valide : le dernier octet n’a qu’un chiffre.';
    }
  },
  decodeFault: (fault, position) => {
    const place = position === undefined ? '' : ` au caractère ${count(position)}`;
    if (fault.code === 'bad-percent') return `Séquence en pourcent « ${shown(fault.found)} » non valide${place}.`;
    const charset = fault.charset === 'gb18030' ? 'GBK' : fault.charset === 'utf-8' ? 'UTF-8' : fault.charset;
    const advice =
      fault.charset === 'utf-8' ? 'essayez GBK ou le mode tolérant' : 'essayez un autre jeu ou le mode tolérant';
    return `Les octets ${shown(fault.found)}${place} ne sont pas du ${charset} valide ; ${advice}.`;
  },
} satisfies Words<typeof zhCn>;
