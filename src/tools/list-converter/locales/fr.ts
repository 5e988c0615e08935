import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const counted = (n: number, one: string, other: string) => `${count(n)} ${plural(n, { one, other })}`;

export const words = {
  text: 'Liste',
  result: 'Résultat',
  placeholder: 'Un élément par ligne, ou déposez un fichier ici',
  samples: {
    lines: 'Lignes',
    comma: 'Séparés par des virgules',
    table: 'Plusieurs colonnes',
  },
  mode: 'Tâche',
  modes: { list: 'Transformer une liste', sets: 'Comparer deux listes', transpose: 'Transposer' },
  keep: 'Garder',
  keeps: {
    onlyFirst: 'Seulement dans la première',
    onlySecond: 'Seulement dans la seconde',
    both: 'Dans les deux',
    either: 'Dans l’une ou l’autre',
  },
  first: 'Première liste',
  second: 'Seconde liste',
  delimiter: 'Délimiteur',
  delimiters: { tab: 'Tabulation', comma: 'Virgule', text: 'Autre' },
  ownDelimiter: 'Autre délimiteur',
  preset: 'Préréglage',
  noPreset: 'Personnel',
  presets: {
    plain: 'Séparés par des virgules',
    lines: 'Un par ligne',
    sql: 'SQL IN (…)',
    json: 'Tableau JSON',
    csv: 'CSV entre guillemets',
    html: 'HTML <ul>',
    markdown: 'Puces Markdown',
    python: 'Liste Python',
    shell: 'Arguments shell',
  },
  splitOn: 'Découper sur',
  splits: {
    line: 'Saut de ligne',
    comma: 'Virgule ,',
    semicolon: 'Point-virgule ;',
    tab: 'Tabulation',
    space: 'Espace',
    text: 'Autre texte',
    regex: 'Motif (regex)',
  },
  splitText: 'Texte sur lequel découper',
  splitPattern: 'Motif sur lequel découper',
  sort: 'Tri',
  sorts: {
    none: 'Tel quel',
    ascending: 'Naturel A→Z',
    descending: 'Naturel Z→A',
    numericAscending: 'Nombres croissants',
    numericDescending: 'Nombres décroissants',
    length: 'Par longueur',
    codePoint: 'Par point de code',
    shuffle: 'Mélanger',
  },
  shuffleAgain: 'Mélanger encore',
  removeDuplicates: 'Retirer les doublons',
  separator: 'Séparateur',
  escapesHint: 'Dans le séparateur et le texte sur lequel découper, \\n est un saut de ligne et \\t une tabulation.',

  clean: 'Nettoyage',
  trim: 'Rogner les blancs',
  dropEmpty: 'Retirer les éléments vides',
  ignoreCase: 'Doublons sans égard à la casse',
  removePrefix: 'Préfixe à retirer',
  removeSuffix: 'Suffixe à retirer',
  removeByPattern: 'Le préfixe et le suffixe sont des motifs',
  letterCase: 'Casse',
  cases: { none: 'Telle quelle', lower: 'Minuscules', upper: 'Majuscules' },
  truncate: 'Longueur maximale, en caractères',
  order: 'Ordre',
  reverse: 'Inverser',
  keepFirst: 'Ne garder que les premiers',
  noLimit: '0 : sans limite',
  shape: 'Sortie',
  escape: 'Échappement',
  escapes: {
    none: 'Aucun',
    json: 'JSON',
    sql: 'SQL',
    csv: 'CSV',
    html: 'HTML',
    shell: 'Shell',
    regex: 'Regex',
  },
  itemPrefix: 'Préfixe d’élément',
  itemSuffix: 'Suffixe d’élément',
  listPrefix: 'Préfixe de liste',
  listSuffix: 'Suffixe de liste',
  onePerLine: 'Un élément par ligne',
  numberItems: 'Numéroter',

  view: 'Vue',
  frequency: 'Fréquences',
  value: 'Valeur',
  times: 'Nombre',
  frequencyOf: (distinct: number, shown: number) =>
    distinct > shown
      ? `${count(distinct)} valeurs différentes, les ${count(shown)} premières affichées ; la copie et le téléchargement les ont toutes.`
      : `${counted(distinct, 'valeur différente', 'valeurs différentes')}.`,
  itemsIn: (n: number) => counted(n, 'élément lu', 'éléments lus'),
  emptyDropped: (n: number) => counted(n, 'vide retiré', 'vides retirés'),
  duplicatesRemoved: (n: number) => counted(n, 'doublon retiré', 'doublons retirés'),
  itemsOut: (n: number) => counted(n, 'élément rendu', 'éléments rendus'),
  table: (rows: number, columns: number) => `depuis ${count(rows)} × ${count(columns)} cellules`,

  fault: (fault) =>
    fault.code === 'invalid-pattern'
      ? `Motif incorrect : ${fault.reason}`
      : 'Le résultat serait plus long qu’un texte ne peut l’être. Prenez moins d’éléments, ou un préfixe et un suffixe plus courts.',
} satisfies Words<typeof zhCn>;
