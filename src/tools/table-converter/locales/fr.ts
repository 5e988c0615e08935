import { columnWords } from '../../../i18n/columns/fr';
import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { formatBytes, numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/fr';
import { FILE_ENCODING_NAMES, type FileEncoding } from '../../../lib/file-encodings';
import { shorten } from '../../../lib/shorten';
import type { ColumnType } from '../cells';
import type { TableFault } from '../faults';
import { DIALECT_NAMES, FORMAT_NAMES, encodingNames } from '../format-names';
import type { TableNote } from '../report';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const count = (n: number, one: string, other = `${one}s`) => `${number(n)} ${plural(n, { one, other })}`;

const q = (text: string) => `« ${shorten(text)} »`;
const DELIMITERS = { ',': 'Virgule ,', ';': 'Point-virgule ;', '\t': 'Tabulation', '|': 'Barre |' };
const NO_TABLE = {
  markdown: 'Il n’y a pas de tableau dans ce Markdown.',
  html: 'Il n’y a pas de tableau dans ce HTML.',
  sql: 'Il n’y a pas d’instruction INSERT … VALUES.',
};
const TYPES: Record<ColumnType, string> = {
  text: 'texte',
  integer: 'entier',
  decimal: 'décimal',
  boolean: 'booléen',
  date: 'date',
  json: 'JSON',
  mixed: 'mixte',
  empty: 'vide',
};

function at(fault: TableFault): string {
  return 'line' in fault && 'column' in fault && typeof fault.column === 'number'
    ? `${jsonWords.place(fault.line, fault.column)} : `
    : '';
}

function fault(fault: TableFault): string {
  if (fault.code === 'too-large' || fault.code === 'too-deep') return documentWords.fault(fault);
  if (fault.code === 'no-table') return NO_TABLE[fault.format];
  if ('format' in fault) return fault.format === 'yaml' ? yamlWords.fault(fault) : jsonWords.fault(fault);
  return at(fault) + reason(fault);
}

function reason(fault: Exclude<TableFault, { readonly format: string }>): string {
  switch (fault.code) {
    case 'unreadable':
      return 'Ce fichier n’a pas pu être lu.';
    case 'not-text':
      return 'Ce fichier n’est ni du texte ni un classeur Excel.';
    case 'wrong-encoding':
      return `Ligne ${number(fault.line)} : ce n’est pas du texte ${FILE_ENCODING_NAMES[fault.encoding]} valide, l’octet ${number(fault.at + 1)} du fichier n’y a pas sa place.`;
    case 'too-many-cells':
      return `Trop de cellules : ${count(fault.rows, 'ligne')} × ${count(fault.columns, 'colonne')}.`;
    case 'csv-ragged':
      return `${count(fault.cells, 'cellule')} alors que l’en-tête en a ${number(fault.header)}.`;
    case 'csv-after-quote':
      return 'après un guillemet fermant, il faut un séparateur ou une fin de ligne.';
    case 'csv-open-quote':
      return 'le guillemet ouvert ici n’est jamais fermé.';
    case 'csv-stray-quote':
      return 'une cellule sans guillemets ne peut pas contenir de guillemet.';
    case 'csv-bare-break':
      return 'selon la RFC 4180, les lignes se terminent par CRLF.';
    case 'no-delimiter':
      return 'Indiquez le séparateur.';
    case 'encrypted':
      return 'Ce classeur est chiffré. Retirez d’abord son mot de passe dans Excel.';
    case 'old-excel':
      return 'Ancien format Excel ; enregistrez-le au format .xlsx.';
    case 'binary-workbook':
      return 'C’est un classeur binaire (.xlsb) ; enregistrez-le au format .xlsx.';
    case 'no-workbook':
      return 'Ce fichier n’est pas un classeur Excel (.xlsx).';
    case 'no-sheet':
      return 'Le classeur n’a aucune feuille lisible.';
    case 'bad-range':
      return 'Plage illisible. Écrivez-la comme B2:D10 ou B:D.';
    case 'zip-damaged':
      return fault.part === undefined
        ? 'Le fichier est endommagé.'
        : `Le fichier est endommagé : impossible de décompresser ${fault.part}.`;
    case 'zip-bomb':
      return `Fichier non ouvert : décompressé, il serait ${number(Math.round(fault.ratio))} fois plus gros (attaque possible).`;
    case 'bad-xml':
      return `Dans le classeur, ${fault.part} n’est pas du XML valide à la ligne ${number(fault.line)}.`;
    case 'sheet-not-found':
      return `Il n’y a pas de feuille ${q(fault.name)}.`;
    case 'sql-expected':
      return `${fault.expected.join(' ou ')} était attendu${fault.found === '' ? ', mais le texte se termine' : `, pas ${q(fault.found)}`}.`;
    case 'sql-unclosed':
      return 'un guillemet ou un commentaire n’est jamais fermé.';
    case 'sql-not-a-value':
      return 'il faut ici une valeur : texte, nombre, NULL, TRUE ou FALSE.';
    case 'sql-count':
      return `${count(fault.values, 'valeur')} pour ${count(fault.columns, 'colonne')}.`;
    case 'table-not-found':
      return `Il n’y a pas de tableau ${number(fault.table)} : il y en a ${number(fault.tables)}.`;
    case 'bad-path':
      return 'Chemin illisible. Écrivez-le comme data.items ou a[0]["x y"].';
    case 'path-not-found':
      return `Il n’y a pas de ${q(fault.part)} ici.`;
    case 'not-a-list':
      return 'Il n’y a pas de liste d’enregistrements ici.';
    case 'xlsx-rows':
      return `${count(fault.count, 'ligne')} : une feuille Excel en contient ${number(fault.limit)} au plus.`;
    case 'xlsx-columns':
      return `${count(fault.count, 'colonne')} : une feuille Excel en contient ${number(fault.limit)} au plus.`;
    case 'xlsx-cell':
      return `La cellule ${fault.cell} a ${count(fault.length, 'caractère')} ; Excel en accepte ${number(fault.limit)}.`;
    case 'markdown-too-large':
    case 'html-too-large':
    case 'yaml-too-large':
      return `Le résultat est trop gros pour ce format, limite ${formatBytes('fr', fault.limit)}.`;
    case 'zero-character':
      return `Ligne ${number(fault.row)}, colonne ${q(fault.column)} : cette base n’accepte pas le caractère NUL.`;
  }
}

function note(note: TableNote): string {
  switch (note.code) {
    case 'ragged': {
      const where = note.line === undefined ? 'L’enregistrement' : 'La ligne';
      return `${where} ${number(note.line ?? note.row)} a ${count(note.cells, 'cellule')}, l’en-tête ${number(note.header)}.`;
    }
    case 'after-quote':
      return `Ligne ${number(note.line)} : du texte après un guillemet fermant.`;
    case 'open-quote':
      return `Le guillemet ouvert à la ligne ${number(note.line)} n’est jamais fermé.`;
    case 'stray-quote':
      return `Ligne ${number(note.line)} : un guillemet dans une cellule sans guillemets, gardé tel quel.`;
    case 'blank-lines':
      return `${count(note.count, 'ligne vide ignorée', 'lignes vides ignorées')}.`;
    case 'comments':
      return `${count(note.count, 'ligne de commentaire ignorée', 'lignes de commentaire ignorées')}.`;
    case 'nul':
      return `La ligne ${number(note.line)} contient un caractère NUL.`;
    case 'renamed':
      return note.wanted === ''
        ? `La colonne ${number(note.column)} n’a pas de nom ; elle est devenue ${q(note.name)}.`
        : `Une autre colonne s’appelle aussi ${q(note.wanted)} ; elle est devenue ${q(note.name)}.`;
    case 'formula-without-value':
      return `${note.cell} : une formule sans valeur enregistrée, laissée vide.`;
    case 'day-that-never-was':
      return `${note.cell} vaut 1900-02-29, un jour qu’Excel compte et qu’aucun calendrier n’a.`;
    case 'error-value':
      return `${note.cell} est l’erreur ${note.value}, gardée comme texte.`;
    case 'sheet-empty':
      return `La feuille ${q(note.sheet)} est vide.`;
    case 'duplicate-key':
      return `Clé en double ${q(note.key)}${note.line === undefined ? '' : ` à la ligne ${number(note.line)}`}. La dernière valeur compte.`;
    case 'flattened':
      return `${count(note.count, 'colonne issue', 'colonnes issues')} de valeurs imbriquées, ${plural(note.count, { one: 'nommée par son chemin', other: 'nommées par leur chemin' })}.`;
    case 'not-rows':
      return `Ligne ${number(note.line)} : pas une instruction INSERT, ignorée.`;
    case 'sql-expression':
      return `Ligne ${number(note.line)} : une valeur à calculer, gardée telle quelle en SQL, ${shorten(note.text)}.`;
    case 'envelope':
      return `La liste ${note.path} contient ${count(note.rows, 'enregistrement')}.`;
    case 'formulas':
      return note.isGuarded
        ? `${count(note.count, 'cellule commençait', 'cellules commençaient')} comme une formule ; une apostrophe a été placée devant.`
        : `${count(note.count, 'cellule commence', 'cellules commencent')} comme une formule ; un tableur pourrait ${plural(note.count, { one: 'l’exécuter', other: 'les exécuter' })}.`;
    case 'lone-surrogates':
      return `${count(note.count, 'moitié de caractère ne peut', 'moitiés de caractères ne peuvent')} figurer dans un fichier ; remplacement par U+FFFD.`;
    case 'control-characters':
      return `${count(note.count, 'caractère de contrôle ne peut', 'caractères de contrôle ne peuvent')} figurer tels quels dans ce format.`;
    case 'leading-spaces':
      return `${count(note.count, 'cellule')} avec des espaces aux bords, que ce format peut perdre.`;
    case 'line-breaks':
      return `Les sauts de ligne de ${count(note.count, 'cellule')} sont devenus <br>.`;
  }
}

export const words = {
  documents: documentWords,
  ...columnWords,
  input: 'Entrée',
  result: 'Résultat',
  inputHint: 'Collez un tableau, du CSV, du JSON, du SQL…, ou déposez un fichier ici',
  options: {
    from: { label: 'De', values: { ...FORMAT_NAMES, auto: 'Auto', csv: 'CSV, TSV' } },
    to: { label: 'Vers', values: FORMAT_NAMES },
    delimiter: { label: 'Séparateur', values: { auto: 'Auto', ...DELIMITERS, other: 'Autre' } },
    otherDelimiter: { label: 'Autre séparateur', placeholder: 'Un caractère' },
    quote: { label: 'Guillemet', values: { '"': 'Double', "'": 'Simple' } },
    comment: { label: 'Préfixe de commentaire', placeholder: 'ex. #' },
    header: 'Ligne d’en-tête',
    strict: { label: 'Mode strict', hint: 'La RFC 4180 à la lettre ; tout écart est une erreur' },
    encoding: { label: 'Encodage', values: encodingNames('Auto') },
    headerRow: 'Ligne des noms (dans la plage)',
    hiddenSheets: 'Feuilles masquées aussi',
    merged: 'Répéter les cellules fusionnées',
    types: {
      label: 'Types',
      values: { text: 'Garder le texte', detected: 'Détecter les nombres' },
      hints: {
        detected: 'Nombres, booléens et null, seulement s’ils se relisent à la lettre : 007 reste du texte',
      },
    },
    empty: { label: 'Cellules vides', values: { text: 'Texte vide', null: 'null' } },
    trim: 'Ôter les espaces aux bords',
    toDelimiter: { label: 'Séparateur de sortie', values: DELIMITERS },
    quotes: { label: 'Guillemets', values: { needed: 'Au besoin', always: 'Toujours' } },
    lineEnd: { label: 'Fin de ligne', values: { lf: 'LF', crlf: 'CRLF' } },
    bom: 'BOM UTF-8 dans le fichier',
    guard: 'Neutraliser les formules',
    jsonShape: { label: 'Enregistrements', values: { objects: 'Objets', arrays: 'Listes' } },
    jsonIndent: {
      label: 'Retrait',
      values: {
        compact: 'Une seule ligne',
        rows: 'Un enregistrement par ligne',
        '2': '2 espaces',
        '4': '4 espaces',
        tab: 'Tabulation',
      },
    },
    sqlTable: { label: 'Nom de la table', placeholder: 'data' },
    sqlDialect: { label: 'Dialecte', values: { standard: 'SQL standard', ...DIALECT_NAMES } },
    sqlRows: 'Lignes par instruction',
    sqlCreate: 'Avec CREATE TABLE',
    aligned: 'Aligner les colonnes',
    htmlHead: 'Noms dans <thead>',
    htmlEscape: { label: 'Échapper le HTML', hint: 'Sinon, les cellules sont prises pour du balisage' },
  },
  reading: 'Lecture',
  cells: 'Cellules',
  writing: 'Écriture',
  samples: {
    records: 'CSV avec guillemets',
    semicolons: 'Points-virgules, virgules décimales',
    json: 'Liste JSON',
    sql: 'Instruction INSERT',
    markdown: 'Tableau Markdown',
    html: 'HTML avec cellules fusionnées',
  },

  sheet: 'Feuille',
  hiddenSheet: (name: string) => `${name} (masquée)`,
  range: 'Plage',
  rangeHint: 'ex. B2:D10',
  whichTable: 'Tableau',
  tableNumber: (n: number, name: string) => (name === '' ? `Tableau ${number(n)}` : `${number(n)} : ${name}`),
  path: 'Données dans',
  pathHint: 'ex. data.items',
  excel: 'Réglage Excel',
  excelHint: 'CRLF, BOM UTF-8, formules neutralisées et le séparateur de votre langue',

  grid: 'Aperçu du tableau',
  rows: (n: number) => count(n, 'ligne'),
  rowsOf: (n: number, all: number) => `${number(n)} sur ${count(all, 'ligne')}`,
  columnCount: (n: number) => count(n, 'colonne'),
  firstColumns: (n: number) =>
    `La grille montre les ${number(n)} premières colonnes ; le résultat les contient toutes.`,
  delimiterFact: (name: string) => `Séparateur ${name}`,
  declared: 'selon la ligne sep=',
  tab: 'tabulation',
  space: 'espace',
  mixedEnds: 'fins de ligne mélangées',
  withHeader: 'La première ligne est l’en-tête',
  withoutHeader: 'Sans en-tête',
  noRows: 'Aucune ligne',
  noColumns: 'Aucune colonne',
  noCells: 'Aucune cellule',
  types: TYPES,
  emptyIn: (n: number) => count(n, 'vide'),
  emptyCell: 'vide',
  nullCell: 'NULL',
  absentCell: 'absente',
  sortBy: (name: string) => `Trier par « ${name} »`,
  filterBy: (name: string) => `Filtrer « ${name} »`,
  filters: (n: number) => (n === 0 ? 'Filtrer' : `Filtres (${number(n)})`),
  filterList: 'Filtres',
  filterColumn: 'Colonne',
  anyColumn: 'Toute colonne',
  filterKind: 'Condition',
  filterText: 'Texte',
  filterKinds: {
    contains: 'contient',
    lacks: 'ne contient pas',
    equals: 'égale',
    differs: 'diffère de',
    empty: 'est vide',
    filled: 'est remplie',
  },
  addFilter: 'Ajouter une condition',
  removeFilter: (n: number) => `Retirer la condition ${number(n)}`,
  clearFilters: 'Retirer les filtres',
  copyTable: 'Copier pour un tableur',

  pasted: 'Collé comme un tableau HTML, avec ses sauts de ligne et ses cellules fusionnées.',
  usePlain: 'Prendre le texte brut',
  otherEncodings: 'Ce pourrait aussi être :',
  readAs: (encoding: FileEncoding) => `Lire en ${FILE_ENCODING_NAMES[encoding]}`,
  useEnvelope: 'En faire les lignes',
  useGuard: 'Neutraliser',
  place: (line: number) => `Ligne ${line}`,
  moreNotes: (n: number) => `${count(n, 'autre remarque', 'autres remarques')}.`,
  workbookReady: 'Le classeur est prêt',
  workbookHint: 'La grille ci-dessous montre ce qu’il contient.',
  fault,
  note,
} satisfies Words<typeof zhCn>;
