import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { DialectId } from '../dialects';
import { LANGUAGE_NAMES } from '../language-names';
import type { Effect, LeftKind, Unheld } from '../dialect';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const LANGUAGES: Readonly<Record<DialectId, string>> = {
  ...LANGUAGE_NAMES,
  'xml-text': 'XML text',
  'xml-attribute': 'XML attribute',
  csv: 'CSV field',
  url: 'URL component',
  template: 'JavaScript template',
  sql: 'SQL standard',
  like: 'SQL LIKE pattern',
  cmd: 'cmd argument',
  'windows-argument': 'Windows argument',
  'regex-javascript': 'Regex: JavaScript',
  'regex-pcre': 'Regex: PCRE',
  'regex-python': 'Regex: Python',
  'regex-java': 'Regex: Java \\Q…\\E',
  'regex-dotnet': 'Regex: .NET',
  'replace-javascript': 'Replacement: JavaScript',
  'replace-php': 'Replacement: PHP',
  'replace-python': 'Replacement: Python',
  'replace-java': 'Replacement: Java',
  'replace-dotnet': 'Replacement: .NET',
  css: 'CSS string',
  'ldap-filter': 'LDAP filter',
};

const UNHELD: Readonly<Record<Unheld, string>> = {
  nul: 'the character U+0000',
  control: 'this control character',
  'line-break': 'a line break',
  surrogate: 'half of a surrogate pair',
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  error: ', which refuses it',
  keep: ', which keeps it as it stands',
  drop: ', which drops the escape sign',
  value: '',
  meaning: ': it has another meaning and stands for no character',
};

const place = (line: number, column: number) => ` (line ${count(line)}, column ${count(column)})`;

function leftText(kind: LeftKind, found: string, language: string): string {
  switch (kind) {
    case 'unknown':
      return `“${found}” is no escape in ${language}`;
    case 'unfinished':
      return `“${found}” is unfinished`;
    case 'no-character':
      return `“${found}” names no character`;
    case 'not-utf8':
      return `The bytes “${found}” are no text in UTF-8`;
    case 'inserted':
      return `A value is put in the place of “${found}”`;
    case 'meaning':
      return `“${found}” has another meaning and stands for no character`;
    case 'raw':
      return `“${found}” may not stand in a literal of ${language} as it is`;
    case 'open':
      return `No other quote closes “${found}”`;
  }
}

export const words = {
  plain: 'Text',
  literal: 'Literal',
  plainPlaceholder: 'Type text to escape, or open a file',
  literalPlaceholder: 'Paste a literal or escaped text, or open a file',
  groups: {
    data: 'Data',
    code: 'Code',
    sql: 'SQL',
    shell: 'Command line',
    regex: 'Regular expressions',
    other: 'Other',
  },
  languages: LANGUAGES,
  options: {
    language: { label: 'Language', values: LANGUAGES },
    quotes: 'With quotes',
    ascii: 'Escape non-ASCII',
    amount: {
      label: 'Escape',
      values: { needed: 'Only what must be', every: 'Everything' },
    },
    html: {
      label: 'Safe in HTML',
      hint: '< > & and U+2028, U+2029 become escapes too, so that it may stand in a <script>',
    },
    split: { label: 'Over several lines', hint: 'A long literal becomes several, joined as the language does it' },
    width: 'Line width',
    perLine: { label: 'One per line', hint: 'Each line is a literal of its own' },
    peel: { label: 'Peel layers', hint: 'Goes on while there are literals in literals, up to 10 layers' },
    strict: { label: 'Strict', hint: 'Stops at what is no escape of the language' },
  },
  readBack: 'Read back: the same text',
  notReadBack: 'Read back: another text',
  cannotHold: (language, what, line, column) =>
    `${LANGUAGES[language]} cannot hold ${UNHELD[what]}${place(line, column)}.`,
  cannotHoldShort: (what) => `Cannot hold ${UNHELD[what]}`,
  notRead: (kind, found, language, line, column) =>
    `${leftText(kind, found, LANGUAGES[language])}${place(line, column)}.`,
  left: (kind, found, language, effect) =>
    `${leftText(kind, found, LANGUAGES[language])}${kind === 'unknown' ? EFFECTS[effect] : ''}.`,
  leftCount: (n) => plural(n, { one: `${count(n)} part as it stood`, other: `${count(n)} parts as they stood` }),
  moreLeft: (n) => plural(n, { one: `${count(n)} more stays as it is.`, other: `${count(n)} more stay as they are.` }),
  place: placeWords.lineColumn,
  inPlace: (line, column, message) => `${placeWords.lineColumn(line, column)}: ${message}`,
  notes: {
    'powershell-6': 'The escapes e and u{…} need PowerShell 6 or later.',
    'env-differs': 'Readers of .env files differ on escapes in double quotes: dotenv of Node knows \\n and \\r alone.',
    history:
      'In an interactive bash, an exclamation mark in double quotes recalls a former command; in a script it does not.',
    'like-bracket': 'In LIKE of SQL Server [ has a meaning, too, and is written \\[.',
    'batch-percent': 'In a batch file, ^% is written %%.',
    'latex-blanks': 'LaTeX prints several blanks or a line break as one blank; an empty line begins a paragraph.',
    'mysql-mode': 'With NO_BACKSLASH_ESCAPES, backslashes escape nothing.',
  },
  layers: (n) => plural(n, { one: `${count(n)} layer`, other: `${count(n)} layers` }),
  layer: (index, language) => `${count(index)}. ${LANGUAGES[language]}`,
  moreLayers: '10 layers were taken away; there are more within.',
  isJson: 'This is JSON.',
  holdsJson: 'This is JSON, and strings in it are JSON, too.',
  prettify: 'Prettify',
  unwrap: 'Unwrap nested JSON',
  others: 'Other languages of the group',
  othersTooLong: (most) => `Beyond ${count(most)} characters only the chosen language is written.`,
  seeAlso: 'See also',
  entities: 'HTML entities',
  codePoints: 'Text to Unicode',
} satisfies Words<typeof zhCn>;
