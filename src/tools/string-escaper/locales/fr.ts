import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { DialectId } from '../dialects';
import { LANGUAGE_NAMES } from '../language-names';
import type { Effect, LeftKind, Unheld } from '../dialect';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const LANGUAGES: Readonly<Record<DialectId, string>> = {
  ...LANGUAGE_NAMES,
  'xml-text': 'Texte XML',
  'xml-attribute': 'Attribut XML',
  csv: 'Champ CSV',
  url: 'Composant d’URL',
  template: 'Gabarit JavaScript',
  sql: 'SQL standard',
  like: 'Motif SQL LIKE',
  cmd: 'Argument cmd',
  'windows-argument': 'Argument Windows',
  'regex-javascript': 'Regex JavaScript',
  'regex-pcre': 'Regex PCRE',
  'regex-python': 'Regex Python',
  'regex-java': 'Regex Java \\Q…\\E',
  'regex-dotnet': 'Regex .NET',
  'replace-javascript': 'Remplacement JavaScript',
  'replace-php': 'Remplacement PHP',
  'replace-python': 'Remplacement Python',
  'replace-java': 'Remplacement Java',
  'replace-dotnet': 'Remplacement .NET',
  css: 'Chaîne CSS',
  'ldap-filter': 'Filtre LDAP',
};

const UNHELD: Readonly<Record<Unheld, string>> = {
  nul: 'contenir le caractère U+0000',
  control: 'contenir ce caractère de contrôle',
  'line-break': 'contenir de saut de ligne',
  surrogate: 'contenir de demi-paire de substitution',
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  error: ', qui le refuse',
  keep: ', qui le garde tel quel',
  drop: ', qui supprime le signe d’échappement',
  value: '',
  meaning: '\u00A0: il a un autre sens et ne représente aucun caractère',
};

const place = (line: number, column: number) => ` (ligne ${count(line)}, colonne ${count(column)})`;

function leftText(kind: LeftKind, found: string, language: string): string {
  const quoted = `«\u00A0${found}\u00A0»`;
  switch (kind) {
    case 'unknown':
      return `${quoted} n’est pas un échappement en ${language}`;
    case 'unfinished':
      return `${quoted} est incomplet`;
    case 'no-character':
      return `${quoted} ne désigne aucun caractère`;
    case 'not-utf8':
      return `Les octets ${quoted} ne sont pas du texte en UTF-8`;
    case 'inserted':
      return `Une valeur prend la place de ${quoted}`;
    case 'meaning':
      return `${quoted} a un autre sens et ne représente aucun caractère`;
    case 'raw':
      return `${quoted} ne peut pas figurer tel quel dans un littéral ${language}`;
    case 'open':
      return `Aucun autre guillemet ne ferme ${quoted}`;
  }
}

export const words = {
  plain: 'Texte',
  literal: 'Littéral',
  plainPlaceholder: 'Saisissez le texte à échapper ou ouvrez un fichier',
  literalPlaceholder: 'Collez un littéral ou un texte échappé, ou ouvrez un fichier',
  groups: {
    data: 'Données',
    code: 'Code',
    sql: 'SQL',
    shell: 'Ligne de commande',
    regex: 'Expressions régulières',
    other: 'Autres',
  },
  languages: LANGUAGES,
  options: {
    language: { label: 'Langage', values: LANGUAGES },
    quotes: 'Avec guillemets',
    ascii: 'Échapper le non-ASCII',
    amount: {
      label: 'Échapper',
      values: { needed: 'Le nécessaire', every: 'Tout' },
    },
    html: {
      label: 'Sûr en HTML',
      hint: '< > & ainsi que U+2028 et U+2029 sont échappés aussi, pour une balise <script>',
    },
    split: {
      label: 'Sur plusieurs lignes',
      hint: 'Un long littéral en devient plusieurs, joints à la façon du langage',
    },
    width: 'Largeur de ligne',
    perLine: { label: 'Un par ligne', hint: 'Chaque ligne est un littéral' },
    peel: { label: 'Couche par couche', hint: 'Continue tant qu’un littéral en contient un autre, jusqu’à 10 couches' },
    strict: { label: 'Strict', hint: 'S’arrête à ce que le langage ne connaît pas' },
  },
  readBack: 'Relu\u00A0: le même texte',
  notReadBack: 'Relu\u00A0: un autre texte',
  cannotHold: (language, what, line, column) =>
    `${LANGUAGES[language]} ne peut pas ${UNHELD[what]}${place(line, column)}.`,
  cannotHoldShort: (what) => `Ne peut pas ${UNHELD[what]}`,
  notRead: (kind, found, language, line, column) =>
    `${leftText(kind, found, LANGUAGES[language])}${place(line, column)}.`,
  left: (kind, found, language, effect) =>
    `${leftText(kind, found, LANGUAGES[language])}${kind === 'unknown' ? EFFECTS[effect] : ''}.`,
  leftCount: (n) =>
    plural(n, { one: `${count(n)} partie laissée telle quelle`, other: `${count(n)} parties laissées telles quelles` }),
  moreLeft: (n) =>
    plural(n, { one: `${count(n)} autre reste telle quelle.`, other: `${count(n)} autres restent telles quelles.` }),
  place: placeWords.lineColumn,
  inPlace: (line, column, message) => `${placeWords.lineColumn(line, column)}\u00A0: ${message}`,
  notes: {
    'powershell-6': 'Les échappements e et u{…} demandent PowerShell 6 ou plus récent.',
    'env-differs':
      'Les lecteurs de fichiers .env divergent sur les échappements entre guillemets\u00A0: dotenv de Node ne connaît que \\n et \\r.',
    history:
      'Dans un bash interactif, un point d’exclamation entre guillemets rappelle une commande passée\u202F; dans un script, il n’en est rien.',
    'like-bracket': 'Dans LIKE de SQL Server, [ a aussi un sens et s’écrit \\[.',
    'batch-percent': 'Dans un fichier batch, ^% s’écrit %%.',
    'latex-blanks':
      'LaTeX imprime plusieurs espaces ou un saut de ligne comme une seule espace\u202F; une ligne vide commence un paragraphe.',
    'mysql-mode': 'Avec NO_BACKSLASH_ESCAPES, la barre oblique inverse n’échappe rien.',
  },
  layers: (n) => plural(n, { one: `${count(n)} couche`, other: `${count(n)} couches` }),
  layer: (index, language) => `${count(index)}. ${LANGUAGES[language]}`,
  moreLayers: '10 couches ont été retirées\u202F; il en reste.',
  isJson: 'C’est du JSON.',
  holdsJson: 'C’est du JSON, dont des chaînes sont aussi du JSON.',
  prettify: 'Mettre en forme',
  unwrap: 'Déplier le JSON imbriqué',
  others: 'Autres langages du groupe',
  othersTooLong: (most) => `Au-delà de ${count(most)} caractères, seul le langage choisi est écrit.`,
  seeAlso: 'Voir aussi',
  entities: 'Entités HTML',
  codePoints: 'Texte vers Unicode',
} satisfies Words<typeof zhCn>;
